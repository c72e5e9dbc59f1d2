import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../lazy-component.tsx';
import { hasServer } from '../../online/server.ts';
import { useStore } from '../../use-store.ts';
import { useAllWords } from '../../words.tsx';
import { AboutSection } from './about-section.tsx';
import { BoardSection } from './board-section.tsx';
import { DataSection } from './data-section.tsx';
import { LookSection } from './look-section.tsx';
import { MotionSection } from './motion-section.tsx';
import { PlaySection } from './play-section.tsx';
import './settings.css';

const OnlineSection = lazyComponent(async () => (await import('./online-section.tsx')).OnlineSection);

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
