const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^answered 40[13]/, 'It didn’t accept the site’s key. Check the push keys and the contact address.'],
  [/^answered 413/, 'The message was too long for it.'],
  [/^answered (?:406|429)/, 'It asked us to slow down. We try again by ourselves.'],
  [/^answered 5/, 'It had trouble of its own. We try again by ourselves.'],
  [/^answered /, 'It refused the message.'],
  [/^no answer/, 'It didn’t answer in time. We try again by ourselves.'],
  [/^the push service is failing/, 'It failed too often in a row, so we give it a rest.'],
  [/^(?:ENOTFOUND|EAI_)/, 'Its address couldn’t be looked up. Is this machine online?'],
  [/^(?:ECONN|ETIMEDOUT|EHOST|ENET|UND_ERR)/, 'It couldn’t be reached. Is this machine online?'],
  [/^interrupted/, 'The site was stopped twice while sending, so we don’t risk a third message.'],
  [/^too late/, 'It couldn’t be reached for six hours, so the message was left out.'],
  [/^no message/, 'The message couldn’t be written. The log says why.'],
  [/^the address is not public|^the endpoint is not allowed/, 'Its address isn’t one we send to.'],
  [/^the keys of the browser/, 'The browser’s own keys don’t work. It has to subscribe again.'],
];

/** Why a push service did not take a message, for the owner to read. */
export function failureWords(detail: string): string {
  return ANSWERS.find(([form]) => form.test(detail))?.[1] ?? 'Something else went wrong. The log says what.';
}
