/** Faults of the articles, a sentence each that names file and field. */
export class ContentFault extends Error {}
