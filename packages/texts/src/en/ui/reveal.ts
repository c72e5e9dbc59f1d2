/** The match-up before a game. */
export const reveal = {
  title: 'The match-up',
  begin: "Let's play",
};
