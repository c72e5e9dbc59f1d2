import { PALETTES } from './palette.ts';

const RULES = `
.oia-board {
  position: relative; display: block; width: 100%; height: 100%; aspect-ratio: 1; box-sizing: border-box;
  background: var(--oia-sea); border-radius: inherit; font-family: inherit;
  touch-action: pan-x pan-y; -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent;
  -webkit-touch-callout: none;
}
.oia-face, .oia-layer { position: absolute; inset: 0; border-radius: inherit; }
.oia-face { overflow: hidden; pointer-events: none; }
.oia-layer { overflow: clip; }
.oia-face > * { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.oia-square {
  position: absolute; margin: 0; padding: 0; border: 0; border-radius: 10px; background: none; color: inherit;
  appearance: none; touch-action: none; cursor: default; outline: none;
}
.oia-square:not([data-means=""]) { cursor: pointer; }
.oia-board.oia-dragging .oia-square { cursor: grabbing; }
.oia-square:focus-visible {
  outline: 3px solid var(--oia-focus-inner); outline-offset: -3px; box-shadow: 0 0 0 3px var(--oia-focus-outer),
  inset 0 0 0 6px var(--oia-focus-outer); z-index: 1;
}
.oia-menu {
  position: absolute; z-index: 20; display: flex; flex-direction: column; gap: 2px; box-sizing: border-box;
  min-width: 9em; max-width: min(100%, 20em); padding: 5px; border-radius: 12px; background: var(--oia-menu);
  color: var(--oia-menu-ink); border: 1px solid var(--oia-menu-edge); box-shadow: 0 8px 28px rgb(0 20 40 / 40%);
  font-size: 1rem; line-height: 1.25; outline: none;
}
.oia-menu-item {
  display: flex; align-items: center; justify-content: space-between; gap: 1em; min-height: 44px; margin: 0;
  padding: 6px 10px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: start;
  cursor: pointer; touch-action: manipulation;
}
.oia-menu-item:hover { background: var(--oia-menu-hover); }
.oia-menu-item:focus { outline: 3px solid var(--oia-menu-focus); outline-offset: -3px; background: var(--oia-menu-hover); }
.oia-menu-item[data-kind="cancel"] { border-top: 1px solid var(--oia-menu-edge); border-radius: 0 0 8px 8px; }
.oia-menu-item u { text-decoration-thickness: 2px; text-underline-offset: 2px; }
.oia-menu-item kbd {
  min-width: 1.6em; padding: 1px 5px; border: 1px solid var(--oia-menu-edge); border-radius: 5px; font: inherit;
  font-size: 0.8em; text-align: center; opacity: 0.85;
}
.oia-menu-item kbd::before { content: attr(data-key); }
@media (hover: none) and (pointer: coarse) { .oia-menu-item kbd { display: none; } }
@media (forced-colors: active) {
  .oia-face { forced-color-adjust: none; }
  .oia-square:focus-visible { outline-color: Highlight; }
}
`;

function paletteRules(): string {
  return Object.entries(PALETTES)
    .map(([theme, colours]) => {
      const lines = Object.entries(colours).map(([name, value]) => `--oia-${name}: ${value};`);
      return `.oia-board[data-theme="${theme}"] { color-scheme: ${theme}; ${lines.join(' ')} }`;
    })
    .join('\n');
}

let sheet: CSSStyleSheet | undefined;

/** Once per page. A constructed style sheet needs no exception in a content security policy. */
export function adoptStyles(root: Document | ShadowRoot): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(paletteRules() + RULES);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
