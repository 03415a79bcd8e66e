import { useEffect } from 'react';
import { OTHER_DAY_CLASS } from '../../contract/day-veil.ts';

/**
 * Runs in the head, before anything is painted: where the device's date is not the page's, the dated parts are veiled
 * until the visitor's own day has been loaded. Without script there is no veil, and the page's day is honestly shown.
 */
export const DAY_VEIL_SCRIPT =
  `(function(){var d=new Date(),p=function(n){return(n<10?'0':'')+n};` +
  `if(d.getFullYear()+'-'+p(d.getMonth()+1)+'-'+p(d.getDate())!==document.documentElement.dataset.day)` +
  `document.documentElement.classList.add('${OTHER_DAY_CLASS}')})()`;

/** Lifts the veil once what the visitor sees is of their own day, or cannot be loaded. */
export function useLiftDayVeil(settled: boolean): void {
  useEffect(() => {
    if (settled) document.documentElement.classList.remove(OTHER_DAY_CLASS);
  }, [settled]);
}

/** On pages without a dated reading only dates and drawings change, and those are there at once. */
export function liftDayVeilUnlessWaiting(): void {
  if (!document.querySelector('[data-dated]')) document.documentElement.classList.remove(OTHER_DAY_CLASS);
}
