import type { Translations } from '../translation.ts';

export const rulebook: Translations['rulebook'] = {
  title: 'Le regole',
  intro: 'Due minuti per il gioco in sé, il resto quando serve. Su ogni plancia mostrata qui puoi giocare.',
  chapterList: 'Capitoli',
  print: 'Stampa le regole',
  tryBoard: 'Gioca su questa plancia',
  closeBoard: "Torna all'immagine",
  learn: 'Impara giocando',
  unknownChapter: "Questo capitolo non c'è nelle regole.",
  toRules: 'Vai alle regole',

  chapters: {
    game: {
      title: 'Il gioco',
      sections: {
        goal: {
          heading: 'Lo scopo',
          text: [
            'Costruisci una città di torri e vuoi arrivare in cima a una di esse prima degli altri. Appena uno dei tuoi lavoratori sale al livello 3, hai vinto.',
          ],
        },
        setup: {
          heading: 'Preparazione',
          text: [
            'Ognuno ha due lavoratori, una donna e un uomo. La plancia è vuota: il primo giocatore piazza i suoi su due spazi qualsiasi, poi il secondo sceglie due spazi liberi. Comincia il primo.',
          ],
        },
        turn: {
          heading: 'Un turno',
          text: [
            'Nel tuo turno scegli uno dei tuoi due lavoratori. Si muove di uno spazio e poi costruisce accanto allo spazio in cui è arrivato. Vanno fatte entrambe le cose: non si passa.',
          ],
        },
        move: {
          heading: 'Muoversi',
          text: [
            'Un lavoratore va su uno degli spazi intorno a sé (al massimo otto), in linea retta o in diagonale. Lì non devono esserci lavoratori né cupole.',
            'Può salire, ma di un solo livello alla volta: da terra al livello 1, da 1 a 2, da 2 a 3. Può scendere di quanti livelli vuole.',
          ],
        },
        build: {
          heading: 'Costruire',
          text: [
            'Il lavoratore che si è mosso aggiunge un pezzo su uno spazio adiacente senza lavoratori né cupole: un blocco come livello 1, 2 o 3, oppure una cupola sul livello 3. Su una cupola non si costruisce e nessuno ci sale.',
            "Può costruire su qualsiasi torre, chiunque l'abbia cominciata: niente sulla plancia appartiene a qualcuno. Va bene anche lo spazio che ha appena lasciato.",
          ],
        },
        stuck: {
          heading: "Senza via d'uscita",
          text: [
            'Chi nel proprio turno non può muoversi e costruire ha perso. Quindi si può vincere anche chiudendo in trappola gli altri.',
          ],
        },
      },
    },
    powers: {
      title: 'I poteri',
      sections: {
        cards: {
          heading: 'Gli dei e le loro carte',
          text: [
            "Con i poteri ognuno ha una carta che cambia le regole per sé: c'è chi scambia i posti, chi costruisce due volte, chi vince saltando giù. La carta è visibile a tutti e vale per tutta la partita.",
            "Una carta vale più delle regole, ma solo per quello che dice. Tutto il resto rimane com'è.",
          ],
        },
        draft: {
          heading: 'A ciascuno il suo',
          text: [
            "Un giocatore, lo Sfidante, sceglie tanti poteri quanti sono i giocatori e li mostra. Gli altri ne prendono uno ciascuno, l'ultimo tocca a lui; poi dice chi comincia. Alcune coppie non vanno insieme: l'app le conosce.",
            "Oppure lascia fare all'app: un potere a testa, a caso, dalle serie che preferisci.",
          ],
        },
        wording: {
          heading: 'Come si leggono le carte',
          text: [
            "Quello che una carta permette si può anche non fare. Quello che richiede va fatto, e quello che vieta è vietato. «Se possibile» vuol dire: se c'è un turno completo che ci riesce, va giocato uno di quelli.",
            'Un lavoratore spinto, scambiato o portato da un potere non si è mosso: così non vince, nemmeno al livello 3. E una cupola non è un blocco.',
          ],
        },
        secrets: {
          heading: 'Segreti',
          text: [
            "Alcuni poteri nascondono qualcosa: dove stanno i lavoratori, o quale spazio è fatale. Lo vede solo chi li ha. Se la tua azione incontra qualcosa di nascosto, l'app te lo dice dopo; prima, nulla sullo schermo lo tradisce.",
          ],
        },
      },
    },
    three: {
      title: 'In tre',
      sections: {
        rivals: {
          heading: 'Ognuno per sé',
          text: [
            'Tre giocatori, due lavoratori ciascuno, e sempre con poteri adatti a tre. Chi vince ha vinto contro entrambi gli altri.',
          ],
        },
        out: {
          heading: 'Chi è fuori',
          text: [
            'Chi non ha più nessun turno possibile, o non ha più lavoratori, è fuori. I suoi lavoratori, i segnalini e la carta lasciano il gioco, le costruzioni restano, e gli altri due continuano. Vince chi rimane per ultimo.',
          ],
        },
        opponents: {
          heading: 'Due avversari',
          text: [
            'Quando una carta parla di avversari intende entrambi gli altri, e quello che vieta loro vale nei turni di tutti e due.',
          ],
        },
      },
    },
    teams: {
      title: 'A squadre',
      sections: {
        partners: {
          heading: 'Due contro due',
          text: [
            "Quattro giocatori, due squadre. I compagni siedono uno di fronte all'altro e hanno in comune gli stessi due lavoratori.",
          ],
        },
        order: {
          heading: 'Chi comincia',
          text: [
            'Il primo giocatore di ogni squadra piazza i lavoratori. Poi il compagno di chi ha piazzato per primo gioca il primo turno, e si prosegue intorno al tavolo.',
          ],
        },
        ownPower: {
          heading: 'Il tuo potere, i nostri lavoratori',
          text: [
            'Ognuno ha il suo potere e non può usare quello del compagno. «Il tuo turno», su una carta, è il turno del suo giocatore, non del compagno. Un compagno non è un avversario: quello che una carta fa agli avversari non lo tocca.',
          ],
        },
        together: {
          heading: 'Insieme',
          text: [
            'Se uno di voi vince, avete vinto entrambi; se uno di voi non ha nessun turno possibile, avete perso entrambi.',
          ],
        },
      },
    },
    fleece: {
      title: "Il Vello d'Oro",
      sections: {
        ram: {
          heading: 'Il Montone',
          text: [
            "Per due giocatori. Nessuno ha una carta: un solo potere sta accanto alla plancia per entrambi. Chi ha piazzato per primo mette anche il Montone su uno spazio libero, e comincia l'altro. Il Montone non si muove mai, e sul suo spazio non si entra e non si costruisce.",
          ],
        },
        holders: {
          heading: 'Chi ha il potere',
          text: [
            "All'inizio di ogni turno guarda il Montone: chi ha un lavoratore accanto ha il potere in questo turno. Può essere uno di voi, entrambi o nessuno, e cambia di turno in turno.",
          ],
        },
        limits: {
          heading: 'Solo in questo turno',
          text: [
            "Quello che il lavoratore fa dopo non cambia nulla: chi aveva il potere all'inizio ce l'ha fino alla fine del turno. Quello che una carta richiede va fatto anche qui.",
          ],
        },
      },
    },
    heroes: {
      title: 'Gli eroi',
      sections: {
        once: {
          heading: 'Una volta per partita',
          text: [
            'Gli eroi sono per due giocatori. Il loro potere si usa una volta; poi la carta si gira e la partita continua senza. Nessuno è obbligato a usarlo, e nessun altro può farlo.',
          ],
        },
        handicap: {
          heading: 'Alla pari',
          text: ["Giocate eroe contro eroe, oppure date un eroe a chi è più forte e un dio all'altro."],
        },
      },
    },
  },

  figures: {
    win: 'Dal livello 2 al livello 3: vittoria.',
    placing: 'Ognuno piazza i suoi due lavoratori.',
    turn: 'Sale di un livello, poi costruisce.',
    climb: 'Un livello in più va bene.',
    tooHigh: 'Due livelli in più: troppo alto.',
    fall: 'Si può scendere da qualsiasi altezza.',
    dome: 'Una cupola chiude una torre di tre livelli.',
    stuck: "L'altro giocatore non può più muoversi e ha perso.",
    forced: 'Spinto al livello 3: così non si vince.',
    holding: 'Accanto al Montone ha il potere di Pan: saltare giù fa vincere.',
    notHolding: 'Lontano dal Montone lo stesso salto è solo un movimento.',
    hero: 'Bellerofonte, un eroe, sale di due livelli in un passo: una volta per partita.',
  },
};
