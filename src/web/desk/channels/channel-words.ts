interface ChannelWords {
  title: string;
  /** What will go out there. */
  about: string;
  /** What this page will have once the channel is set up. */
  will: readonly string[];
}

/** By the end of the address. */
export const CHANNELS: Readonly<Record<string, ChannelWords>> = {
  'facebook-cats': {
    title: 'Facebook Cats',
    about: 'A page of drawn cats, one for every sign and mood of the sky.',
    will: ['the week’s posts with picture, time and state', 'the page’s sign-in, and when it runs out'],
  },
  'facebook-religion': {
    title: 'Facebook Religion',
    about: 'A page of verses, each with the edition it was checked against.',
    will: ['the week’s posts with picture, time and state', 'the page’s sign-in, and when it runs out'],
  },
  'pinterest-cat': {
    title: 'Pinterest Cats',
    about: 'Boards of the same drawn cats, tall enough for a pin.',
    will: ['the week’s pins with picture, time and state', 'the account’s sign-in, and when it runs out'],
  },
  'pinterest-religion': {
    title: 'Pinterest Religion',
    about: 'Boards of verses, each with the edition it was checked against.',
    will: ['the week’s pins with picture, time and state', 'the account’s sign-in, and when it runs out'],
  },
  youtube: {
    title: 'YouTube',
    about: 'Short films of the day’s sky.',
    will: ['the week’s Shorts with their state', 'the channel’s sign-in, and when it runs out'],
  },
};
