/** What the coach of a first game says. */
export interface CoachWords {
  /** Who speaks. */
  readonly title: string;
  readonly climb: string;
  readonly build: string;
  readonly win: string;
  /** Puts a tip away. */
  readonly gotIt: string;
}
