import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `На ${square} можно: ${steps}`,
  possible: ({ step }) => `${step} — это возможно.`,
  ambiguous: ({ step, steps }) => `«${step}» можно понять по-разному: ${steps}`,
  spelled: ({ step }) => `Это возможно, но пишется так: ${step}.`,
};

export const noUndo: Catalogue['noUndo'] = {
  nothing: 'Ещё ничего не сыграно.',
  drawn: 'Открылась карта: сыгранное до неё вернуть нельзя.',
  ended: 'Партия, или часть её, на этом закончилась: вернуть это нельзя.',
  secret: 'Последнее действие могло задеть тайну: вернуть его нельзя.',
  answered: 'Уже действовал другой игрок: сыгранное до этого вернуть нельзя.',
};
