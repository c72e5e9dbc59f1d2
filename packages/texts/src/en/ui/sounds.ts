/** The question that is asked once. */
export const sounds = {
  question: 'Sounds of stone and bells while you play?',
  yes: 'Yes',
  no: 'No',
};
