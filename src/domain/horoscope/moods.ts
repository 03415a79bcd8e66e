import type { Tone } from './bank.ts';

/**
 * How a day feels whose lead fact is in the house: left alone, helped or pressed. Seven words each, so that none comes
 * back to a sign within a week; no word stands twice.
 */
export const MOODS: readonly Record<Tone, readonly string[]>[] = [
  {
    plain: ['Self-aware', 'Present', 'Visible', 'Independent', 'Frank', 'Unfiltered', 'Original'],
    easy: ['Confident', 'Radiant', 'Bold', 'Magnetic', 'Upbeat', 'Fearless', 'Charming'],
    hard: ['Self-conscious', 'Headstrong', 'Edgy', 'Impatient', 'Exposed', 'Defensive', 'Prickly'],
  },
  {
    plain: ['Practical', 'Down-to-earth', 'Sensible', 'Thrifty', 'Realistic', 'Hands-on', 'No-nonsense'],
    easy: ['Secure', 'Comfortable', 'Content', 'Rewarded', 'Valued', 'Generous', 'Satisfied'],
    hard: ['Frugal', 'Stretched', 'Possessive', 'Stubborn', 'Cost-conscious', 'Hesitant', 'Cautious'],
  },
  {
    plain: ['Curious', 'Talkative', 'Chatty', 'Alert', 'Observant', 'Inquisitive', 'Communicative'],
    easy: ['Witty', 'Quick', 'Sharp', 'Articulate', 'Neighborly', 'Clever', 'Bright-eyed'],
    hard: ['Scattered', 'Distracted', 'Tongue-tied', 'Blunt', 'Argumentative', 'Misunderstood', 'Fidgety'],
  },
  {
    plain: ['Homey', 'Domestic', 'Nostalgic', 'Sentimental', 'Rooted', 'Private', 'Family-minded'],
    easy: ['Cozy', 'Sheltered', 'Nurturing', 'Hospitable', 'Snug', 'Cherished', 'Welcoming'],
    hard: ['Homesick', 'Overprotective', 'Moody', 'Thin-skinned', 'Ruffled', 'Tender', 'Crowded'],
  },
  {
    plain: ['Flirty', 'Creative', 'Expressive', 'Youthful', 'Colorful', 'Artistic', 'Spontaneous'],
    easy: ['Playful', 'Romantic', 'Smitten', 'Giddy', 'Adored', 'Lighthearted', 'Joyful'],
    hard: ['Dramatic', 'Yearning', 'Tempted', 'Restless', 'Flustered', 'Bashful', 'Impulsive'],
  },
  {
    plain: ['Methodical', 'Orderly', 'Busy', 'Thorough', 'Precise', 'Diligent', 'Meticulous'],
    easy: ['Productive', 'Efficient', 'Capable', 'Helpful', 'Energized', 'Useful', 'Well-organized'],
    hard: ['Overbooked', 'Picky', 'Swamped', 'Overworked', 'Exacting', 'Hurried', 'Frazzled'],
  },
  {
    plain: ['Cooperative', 'Diplomatic', 'Fair-minded', 'Courteous', 'Considerate', 'Tactful', 'Even-handed'],
    easy: ['Devoted', 'Harmonious', 'Affectionate', 'Well-matched', 'Gracious', 'Attentive', 'Loving'],
    hard: ['Torn', 'Competitive', 'Indecisive', 'Contrary', 'Conflicted', 'Apologetic', 'Touchy'],
  },
  {
    plain: ['Intense', 'Deep', 'Discreet', 'Perceptive', 'Probing', 'Serious', 'Clear-eyed'],
    easy: ['Trusting', 'Intimate', 'Passionate', 'Understood', 'Unguarded', 'Close', 'Forgiving'],
    hard: ['Wary', 'Suspicious', 'Guarded', 'Skeptical', 'Secretive', 'Vulnerable', 'Tested'],
  },
  {
    plain: ['Philosophical', 'Wide-eyed', 'Questioning', 'Worldly', 'Idealistic', 'Candid', 'Wandering'],
    easy: ['Adventurous', 'Optimistic', 'Inspired', 'Free', 'Open-minded', 'Lucky', 'Enthusiastic'],
    hard: ['Opinionated', 'Outspoken', 'Unconvinced', 'Doubtful', 'Cooped-up', 'Overeager', 'Sidetracked'],
  },
  {
    plain: ['Ambitious', 'Businesslike', 'Professional', 'Driven', 'Composed', 'Dignified', 'Disciplined'],
    easy: ['Accomplished', 'Proud', 'Respected', 'Triumphant', 'Admired', 'Unstoppable', 'In-demand'],
    hard: [
      'Pressured',
      'Challenged',
      'Underestimated',
      'Demanding',
      'Hard-pressed',
      'Overcommitted',
      'Determined',
    ],
  },
  {
    plain: ['Sociable', 'Friendly', 'Outgoing', 'Inclusive', 'Big-hearted', 'Easygoing', 'Unconventional'],
    easy: ['Popular', 'Hopeful', 'Good-humored', 'Included', 'Supported', 'Connected', 'Festive'],
    hard: ['Aloof', 'Choosy', 'Overextended', 'Rebellious', 'Undecided', 'Contrarian', 'Outnumbered'],
  },
  {
    plain: ['Quiet', 'Dreamy', 'Reflective', 'Thoughtful', 'Introspective', 'Mellow', 'Unhurried'],
    easy: ['Peaceful', 'Rested', 'Serene', 'Recharged', 'Intuitive', 'Carefree', 'Soothed'],
    hard: ['Foggy', 'Drowsy', 'Faraway', 'Overtired', 'Absentminded', 'Wistful', 'Unsettled'],
  },
];
