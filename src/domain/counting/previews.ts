/** Where a link was passed on, as far as it can be seen: there a preview of it is made, and our page asked for it. */
export const PREVIEW_MAKERS = [
  'Messages',
  'Facebook',
  'WhatsApp',
  'X',
  'Pinterest',
  'Telegram',
  'Slack',
  'Discord',
  'LinkedIn',
] as const;
export type PreviewMaker = (typeof PREVIEW_MAKERS)[number];

const MARKS: readonly [PreviewMaker, RegExp][] = [
  // Apple's Messages names two of the others, so that sites make their pictures for it.
  ['Messages', /facebookexternalhit.*Twitterbot/i],
  ['Facebook', /facebookexternalhit/i],
  ['WhatsApp', /^WhatsApp\//i],
  // Its crawler is called Pinterestbot, and comes without anybody's pin.
  ['Pinterest', /^Pinterest\//i],
  ['Telegram', /TelegramBot/i],
  ['Slack', /Slackbot-LinkExpanding/i],
  ['Discord', /Discordbot/i],
  // After those that say to be like it.
  ['X', /Twitterbot/i],
  ['LinkedIn', /LinkedInBot/i],
];

export function previewMakerOf(agent: string): PreviewMaker | null {
  return MARKS.find(([, mark]) => mark.test(agent))?.[0] ?? null;
}
