import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import { hasServer } from '../../online/server.ts';
import { DataSection } from './data-section.tsx';
import { AboutSection, BoardSection, LookSection, MotionSection, PlaySection } from './device-sections.tsx';
import '../../parts/setting-fields.css';

const OnlineSection = lazyComponent(async () => (await import('./online-section.lazy.tsx')).OnlineSection);

export function SettingsPage(): ReactNode {
  const { settings } = useAllWords().ui;
  const isOnline = useStore(hasServer);
  return (
    <>
      <h1>{settings.title}</h1>
      <p className="soft">{settings.lead}</p>
      <div className="settings">
        <LookSection />
        <BoardSection />
        <MotionSection />
        <PlaySection />
        <Suspense>{isOnline && <OnlineSection />}</Suspense>
        <DataSection />
        <AboutSection />
      </div>
    </>
  );
}
