/** What becomes of bad lines and values. A bad required value refuses its line whatever is asked for. */
export interface Policy {
  /** Keeps a business without its bad optional values; otherwise its line is refused. */
  lenient: boolean;
  /** Imports the other lines although some are refused; otherwise nothing is imported. */
  skipInvalid: boolean;
  /** Takes a line for the stored firm in its ZIP code that has its name, telephone or website. */
  mergeTwins?: boolean;
}

/** Whether a line is imported, by its number of problems, all of them in optional values. */
export const isKept = (problems: number, { lenient }: Policy): boolean => problems === 0 || lenient;

/** Whether anything is stored, by the number of refused lines. */
export const isStored = (refused: number, { skipInvalid }: Policy): boolean => refused === 0 || skipInvalid;
