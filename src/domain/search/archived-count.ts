/** How many readings of the past have the words of a question. */
export interface ArchivedCount {
  days: number;
  weeksAndMonths: number;
}

export const archivedTotal = ({ days, weeksAndMonths }: ArchivedCount): number => days + weeksAndMonths;
