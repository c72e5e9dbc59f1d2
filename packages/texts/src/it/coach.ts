import type { Translations } from '../translation.ts';

export const coach: Translations['coach'] = {
  title: 'Consiglio',
  climb: 'Le torri sono scale: con un movimento sali di un livello e scendi di quanti vuoi.',
  build:
    "Ora costruisci accanto al lavoratore che si è mosso: un gradino per te, o qualcosa di troppo alto per l'avversario.",
  win: "Vinci salendo al livello 3. Anche il tuo avversario: tieni d'occhio chi sta al livello 2.",
  gotIt: 'Capito',
};
