/** On the html element while the page shows another day than the visitor's: its dated parts are veiled. */
export const OTHER_DAY_CLASS = 'other-day';
