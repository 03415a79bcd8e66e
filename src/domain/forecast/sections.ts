import type { Body } from '../sky/bodies.ts';
import type { PeriodKind } from './period.ts';

export const WEEKLY_SECTIONS = ['overview', 'love', 'career', 'health', 'finance', 'advice'] as const;
export const MONTHLY_SECTIONS = [
  'overview',
  'love',
  'career',
  'health',
  'finance',
  'challenges',
  'opportunities',
  'advice',
] as const;

export type WeeklySection = (typeof WEEKLY_SECTIONS)[number];
export type MonthlySection = (typeof MONTHLY_SECTIONS)[number];
export type Section = MonthlySection;

export function sectionsOf(kind: PeriodKind): readonly Section[] {
  return kind === 'weekly' ? WEEKLY_SECTIONS : MONTHLY_SECTIONS;
}

const NAMES: Record<Section, string> = {
  overview: 'Monthly Overview',
  love: 'Love & Relationships',
  career: 'Career & Work',
  health: 'Health & Wellness',
  finance: 'Finance & Money',
  challenges: 'Challenges to Watch',
  opportunities: 'Opportunities Ahead',
  advice: 'Monthly Guidance',
};
const WEEKLY_NAMES: Partial<Record<Section, string>> = {
  overview: 'Week Overview',
  advice: 'Weekly Advice',
};

export function sectionName(kind: PeriodKind, section: Section): string {
  return (kind === 'weekly' && WEEKLY_NAMES[section]) || NAMES[section];
}

/** Bodies that may stand behind a section. The Moon passes a house in two days: it only ever comes as the other one. */
export const SPEAKERS = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly Body[];
export type Speaker = (typeof SPEAKERS)[number];

/** Whose matter a section is, by tradition, the nearest first; the others speak only when these have nothing new. */
export const PREFERRED: Record<Section, readonly Speaker[]> = {
  overview: ['sun', 'mars', 'venus', 'mercury', 'jupiter', 'saturn'],
  love: ['venus', 'mars', 'sun'],
  career: ['sun', 'saturn', 'mars', 'jupiter'],
  health: ['mars', 'mercury', 'sun'],
  finance: ['jupiter', 'venus', 'saturn'],
  challenges: ['saturn', 'mars', 'pluto', 'uranus'],
  opportunities: ['jupiter', 'venus', 'sun'],
  advice: ['mercury', 'saturn', 'jupiter'],
};
