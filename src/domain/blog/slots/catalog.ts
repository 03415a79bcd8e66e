/** A slot to begin with; its words after the name may be exchanged for others of their kind. */
export interface SlotExample {
  slot: string;
  name: string;
}

/** One of every kind that there is, those first that a post needs most. */
export const SLOT_EXAMPLES: readonly SlotExample[] = [
  { slot: 'next-full-moon', name: 'The next full Moon' },
  { slot: 'next-new-moon', name: 'The next new Moon' },
  { slot: 'phase', name: 'The Moon’s phase today' },
  { slot: 'sign moon', name: 'The sign something is in today' },
  { slot: 'motion mercury', name: 'Whether a planet is retrograde today' },
  { slot: 'next-station mercury', name: 'When a planet next turns around' },
  { slot: 'next-ingress sun', name: 'When something next changes sign' },
  { slot: 'next-eclipse', name: 'The next eclipse' },
  { slot: 'full-moon 2026-12', name: 'The full Moon of a month' },
  { slot: 'new-moon 2026-12', name: 'The new Moon of a month' },
  { slot: 'station mercury 2026-11', name: 'The day a planet turns around in a month' },
  { slot: 'ingress sun aries 2027', name: 'The day something enters a sign in a year' },
  { slot: 'eclipse 2027-08 sun', name: 'The eclipse of a month' },
  { slot: 'longitude mars 2027-01-01', name: 'Where something stands on a day' },
  { slot: 'table lunations 6', name: 'Table: the Moon’s next turns' },
  { slot: 'table moon-signs 6', name: 'Table: the Moon’s way through the signs' },
  { slot: 'table retrogrades mercury 4', name: 'Table: a planet’s next retrogrades' },
  { slot: 'table eclipses 5', name: 'Table: the next eclipses' },
  { slot: 'table ingresses venus 6', name: 'Table: when something next changes sign' },
  { slot: 'table seasons 4', name: 'Table: the next equinoxes and solstices' },
  { slot: 'table sun-signs', name: 'Table: this year’s Sun signs' },
  { slot: 'table positions', name: 'Table: where everything stands today' },
  { slot: 'table stays saturn 2020 2030', name: 'Table: a planet’s years in the signs' },
  { slot: 'table speeds', name: 'Table: how fast everything goes' },
  { slot: 'table accuracy', name: 'Table: how accurate our sky is' },
];
