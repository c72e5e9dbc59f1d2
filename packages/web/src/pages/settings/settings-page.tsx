import type { ReactNode } from 'react';
import { useAllWords } from '../../words.tsx';
import { AboutSection } from './about-section.tsx';
import { BoardSection } from './board-section.tsx';
import { DataSection } from './data-section.tsx';
import { LookSection } from './look-section.tsx';
import { MotionSection } from './motion-section.tsx';
import { PlaySection } from './play-section.tsx';
import './settings.css';

export function SettingsPage(): ReactNode {
  const { settings } = useAllWords().ui;
  return (
    <>
      <h1>{settings.title}</h1>
      <p className="soft">{settings.lead}</p>
      <div className="settings">
        <LookSection />
        <BoardSection />
        <MotionSection />
        <PlaySection />
        <DataSection />
        <AboutSection />
      </div>
    </>
  );
}
