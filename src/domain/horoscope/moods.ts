import type { Tone } from './bank.ts';
import type { ChaldeanBody } from './planetary-hours.ts';

/** How the planet of the lead fact feels when it is left alone, helped or pressed. No word stands twice. */
export const MOODS: Record<ChaldeanBody, Record<Tone, readonly string[]>> = {
  sun: {
    plain: ['Clear', 'Upright', 'Candid', 'Steady'],
    easy: ['Radiant', 'Confident', 'Sunny', 'Generous'],
    hard: ['Proud', 'Tested', 'Resolute', 'Unbowed'],
  },
  moon: {
    plain: ['Reflective', 'Tender', 'Dreamy', 'Receptive'],
    easy: ['Soothed', 'Homey', 'Gentle', 'Nostalgic'],
    hard: ['Changeable', 'Wistful', 'Restless', 'Thin-skinned'],
  },
  mercury: {
    plain: ['Curious', 'Observant', 'Talkative', 'Nimble'],
    easy: ['Witty', 'Quick', 'Articulate', 'Amused'],
    hard: ['Skeptical', 'Distracted', 'Wry', 'Argumentative'],
  },
  venus: {
    plain: ['Easygoing', 'Affectionate', 'Mellow', 'Gracious'],
    easy: ['Charmed', 'Delighted', 'Flirtatious', 'Warm'],
    hard: ['Choosy', 'Wary', 'Bittersweet', 'Undecided'],
  },
  mars: {
    plain: ['Brisk', 'Direct', 'Driven', 'Keen'],
    easy: ['Bold', 'Spirited', 'Plucky', 'Vigorous'],
    hard: ['Impatient', 'Stubborn', 'Feisty', 'Headstrong'],
  },
  jupiter: {
    plain: ['Hopeful', 'Expansive', 'Good-humored', 'Openhanded'],
    easy: ['Buoyant', 'Jovial', 'Lighthearted', 'Exuberant'],
    hard: ['Overgenerous', 'Extravagant', 'Opinionated', 'Unhurried'],
  },
  saturn: {
    plain: ['Patient', 'Sober', 'Thorough', 'Composed'],
    easy: ['Grounded', 'Disciplined', 'Unflappable', 'Assured'],
    hard: ['Guarded', 'Stoic', 'Exacting', 'Pensive'],
  },
};
