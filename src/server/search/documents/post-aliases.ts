/** What people ask when an article of ours has the answer, in their words. */
export const POST_ALIASES: Readonly<Record<string, string>> = {
  'a-draw-you-can-check': `is the tarot draw fair random rigged honest proof verify verifiable provably fair seed hash
    commitment shuffle algorithm cheat fake trust`,
  'born-on-the-cusp':
    'cusp cusps between two signs born border birthday date sun sign change year which sign am i',
  'eclipses-of-the-coming-year': `next solar lunar eclipse dates when where visible total partial glasses safe look blood
    moon 2027`,
  'equinoxes-and-solstices': `first day of spring summer autumn fall winter begin start season seasons longest shortest day
    equinox solstice dates 2027`,
  'four-elements-three-manners': `elements element fire earth air water modality modalities quality cardinal fixed mutable
    triplicity sign signs types`,
  'houses-without-a-birth-time': `house houses astrology twelve 12 whole sign first second seventh tenth house rising
    ascendant meaning birth time unknown`,
  'how-a-match-is-scored': `compatibility score percent percentage calculated calculation formula how is it computed love
    match points explained`,
  'how-a-planet-becomes-a-paragraph': `how horoscopes are written made write who writes method horoscope astrology real why
    reason based on planets generated computer ai`,
  'how-accurate-is-our-sky': `accuracy precise precision ephemeris jpl nasa calculate planet positions error correct
    reliable vsop astronomy`,
  'how-we-check-a-quote': `verify source sources quotes checked fake misquote misattributed famous real authentic proof
    gutenberg`,
  'jupiter-takes-twelve-years': 'jupiter return cycle orbit 12 years luck expansion chinese zodiac year',
  'mercury-retrograde-with-dates': `mercury retrograde rx when next end begin start meaning what does it mean backward
    station survive`,
  'planetary-hours': `planetary hour lucky time lucky hour days of the week names order why week chaldean monday tuesday
    sunday`,
  'reading-three-cards': `how to read three card spread 3 card past present future combination interpret together tarot
    reading`,
  'signs-and-constellations': `ophiuchus thirteenth 13th sign constellation stars precession sidereal tropical nasa changed
    zodiac new sign`,
  'tarot-for-beginners': `learn tarot how to start begin beginner basics memorize cards meanings suits numbers easy guide`,
  'the-celtic-cross-laid-out': `celtic cross ten card 10 card spread positions how to read layout explained`,
  'the-loop-that-venus-drew': `venus retrograde 2026 dates when loop eight years pentagram love planet backward`,
  'the-moon-through-the-signs': `moon sign signs moon in aries taurus gemini cancer leo virgo libra scorpio sagittarius
    capricorn aquarius pisces lunar what sign is the moon in`,
  'the-phases-of-the-moon': `moon phase phases waxing waning crescent gibbous quarter full new moon names gardening lunar
    cycle`,
  'the-saturn-return': `saturn return age 29 30 58 what is when happens calculate meaning turning thirty`,
  'the-slow-ones': 'outer planets uranus neptune pluto generation generational discovered discovery slow',
  'what-an-aspect-is': `aspect aspects conjunction opposition trine square sextile orb orbs angle angles meaning applying
    separating`,
  'where-the-zodiac-came-from': `history origin origins of the zodiac astrology who invented babylon babylonian ancient
    greek where does it come from began old`,
  'whose-today-is-it': `time zone timezone timezones wrong day date line which day today midnight local date international`,
};
