import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpointFault, LONGEST_ENDPOINT, pushAddressOf } from '../../../src/domain/push/endpoint.ts';

const NO_OTHERS: string[] = [];
const path = '/fcm/send/dGVzdA:APA91bH';

describe('an endpoint', () => {
  it.each([
    `https://fcm.googleapis.com${path}`,
    'https://fcm.googleapis.com/wp/dGVzdA:APA91bH',
    'https://jmt17.google.com/fcm/send/abc',
    'https://android.googleapis.com/gcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl_-x',
    'https://updates-autopush.push.services.mozilla.com/wpush/v1/abc',
    'https://web.push.apple.com/QGZ-abc_def',
    'https://api.eu.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bll6F%2f7Tz%3d',
    'https://dm3p.notify.windows.com/w/?token=AwYAAAB&x=1',
  ])('%s is one of a known service', (endpoint) => {
    expect(endpointFault(endpoint, NO_OTHERS)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['plain http', `http://fcm.googleapis.com${path}`],
    ['another protocol', `ftp://fcm.googleapis.com${path}`],
    ['no protocol', `//fcm.googleapis.com${path}`],
    ['a file', 'file:///etc/passwd'],
    ['script', 'javascript:alert(1)//https://fcm.googleapis.com/x'],
    ['one slash', `https:/fcm.googleapis.com${path}`],
    ['three slashes', `https:///fcm.googleapis.com${path}`],
    ['no path', 'https://fcm.googleapis.com'],
    ['a port', `https://fcm.googleapis.com:8443${path}`],
    ['the usual port', `https://fcm.googleapis.com:443${path}`],
    ['an empty port', `https://fcm.googleapis.com:${path}`],
    ['a port of zeros', `https://fcm.googleapis.com:0443${path}`],
    ['a user', `https://me@fcm.googleapis.com${path}`],
    ['a user and a password', `https://me:secret@fcm.googleapis.com${path}`],
    ['an empty user', `https://@fcm.googleapis.com${path}`],
    ['a service as the user', `https://fcm.googleapis.com@evil.example${path}`],
    ['a service as user and port', `https://fcm.googleapis.com:443@evil.example${path}`],
    ['a service as an encoded user', `https://fcm.googleapis.com%40evil.example${path}`],
    ['a longer host', `https://fcm.googleapis.com.evil.example${path}`],
    ['a host that only ends like one', `https://evilfcm.googleapis.com${path}`],
    ['a subdomain of a whole name', `https://x.fcm.googleapis.com${path}`],
    ['its parent', `https://googleapis.com${path}`],
    ['a neighbor', `https://storage.googleapis.com${path}`],
    ['the bare domain of Firefox', 'https://push.services.mozilla.com/x'],
    ['a domain glued to another', 'https://evilpush.services.mozilla.com/x'],
    ['the bare domain of Apple', 'https://push.apple.com/x'],
    ['the bare domain of Windows', 'https://notify.windows.com/x'],
    ['an empty label', 'https://.push.apple.com/x'],
    ['two dots', 'https://web..push.apple.com/x'],
    ['a label of dashes', 'https://-.push.apple.com/x'],
    ['a service in the path', 'https://evil.example/fcm.googleapis.com'],
    ['a service after a hash', 'https://evil.example/#fcm.googleapis.com/x'],
    ['a host before a hash', 'https://evil.example#.push.apple.com/x'],
    ['a host before a question mark', 'https://evil.example?.push.apple.com/x'],
    ['a host before a backslash', 'https://evil.example\\.push.apple.com/x'],
    ['a backslash for a slash', 'https:\\\\fcm.googleapis.com/x'],
    ['a backslash and a user', 'https://fcm.googleapis.com\\@evil.example/x'],
    ['a backslash in the path', 'https://fcm.googleapis.com/\\evil.example'],
    ['a dot at the end', `https://fcm.googleapis.com.${path}`],
    ['capitals in the protocol', `HTTPS://fcm.googleapis.com${path}`],
    ['capitals in the host', `https://FCM.googleapis.com${path}`],
    ['a space before', ` https://fcm.googleapis.com${path}`],
    ['a space after', `https://fcm.googleapis.com${path} `],
    ['a tab inside', `https://fcm.goo\tgleapis.com${path}`],
    ['a line feed inside', `https://fcm.googleapis.com\n${path}`],
    ['a line feed after', `https://fcm.googleapis.com${path}\n`],
    ['a second request', `https://fcm.googleapis.com/x HTTP/1.1\r\nHost: evil.example\r\n\r\n`],
    ['a zero byte', `https://fcm.googleapis.com\0.evil.example${path}`],
    ['an encoded dot', `https://fcm%2egoogleapis.com${path}`],
    ['an encoded slash', 'https://evil.example%2f.push.apple.com/x'],
    ['an ideographic dot', `https://fcm。googleapis。com${path}`],
    ['a full-width dot', `https://fcm．googleapis．com${path}`],
    ['full-width letters', `https://ｆｃｍ.googleapis.com${path}`],
    ['a letter of another script', `https://fcm.googleapіs.com${path}`],
    ['a sharp s', `https://web.push.apple.com.ß.example/x`],
    ['a soft hyphen', `https://fcm.google\u00adapis.com${path}`],
    ['a mark that turns the writing', `https://\u202efcm.googleapis.com${path}`],
    ['a way up', 'https://fcm.googleapis.com/a/../b'],
    ['an encoded way up', 'https://fcm.googleapis.com/a/%2e%2E/b'],
    ['a fragment', `https://fcm.googleapis.com${path}#x`],
    ['a quotation mark', `https://fcm.googleapis.com${path}"`],
    ['loopback', 'https://127.0.0.1/x'],
    ['loopback in short', 'https://127.1/x'],
    ['loopback as a number', 'https://2130706433/x'],
    ['loopback in octal', 'https://0177.0.0.1/x'],
    ['loopback in hexadecimal', 'https://0x7f000001/x'],
    ['loopback in hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/x'],
    ['loopback of IPv6', 'https://[::1]/x'],
    ['loopback mapped into IPv6', 'https://[::ffff:127.0.0.1]/x'],
    ['the metadata service of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['a name of this machine', 'https://localhost/x'],
    ['a name of this machine with a port', 'https://localhost:5432/x'],
    ['a wildcard name', 'https://127.0.0.1.nip.io/x'],
    ['too many characters', `https://fcm.googleapis.com/${'x'.repeat(LONGEST_ENDPOINT)}`],
    ['far too many labels', `https://${'a.'.repeat(1000)}push.apple.co/x`],
  ])('with %s is refused with a sentence', (_what, endpoint) => {
    expect(endpointFault(endpoint, NO_OTHERS)).toMatch(/^The endpoint .+\.$/);
  });

  it('may be as long as an index of the database takes, and no longer', () => {
    const start = 'https://fcm.googleapis.com/';
    const fitting = start + 'x'.repeat(LONGEST_ENDPOINT - start.length);
    expect(endpointFault(fitting, NO_OTHERS)).toBeNull();
    expect(endpointFault(`${fitting}x`, NO_OTHERS)).toContain(String(LONGEST_ENDPOINT));
  });
});

describe('hosts of the settings', () => {
  const ALLOWED = ['localhost:8443', 'push.internal', '[::1]:8443'];

  it.each(['https://localhost:8443/x', 'https://push.internal/x', 'https://[::1]:8443/x'])(
    '%s is open',
    (endpoint) => {
      expect(endpointFault(endpoint, ALLOWED)).toBeNull();
      expect(endpointFault(endpoint, NO_OTHERS)).not.toBeNull();
    },
  );

  it.each([
    'https://localhost/x',
    'https://localhost:8444/x',
    'https://push.internal:8443/x',
    'https://x.push.internal/x',
    'https://push.internal.evil.example/x',
    'https://[::1]/x',
    'https://user@localhost:8443/x',
    'http://localhost:8443/x',
  ])('%s stays closed', (endpoint) => {
    expect(endpointFault(endpoint, ALLOWED)).not.toBeNull();
  });

  it('do not close the known services', () => {
    expect(endpointFault('https://web.push.apple.com/x', ALLOWED)).toBeNull();
  });
});

const PIECES = [
  ...'https:// http:// fcm.googleapis.com web.push.apple.com evil.example 127.0.0.1 [::1]'.split(' '),
  ...`/ // \\ @ : :443 :8443 ? # . .. %2e %2f %00 %40 。 ． ｆ x - _ ~ & = ' " < ^ |`.split(' '),
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
];
const pieces = fc.constantFrom(...PIECES);

it('whatever is accepted is read the same by the parser that browsers have, and leads where it says', () => {
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `https://fcm.googleapis.com/${parts.join('')}`),
  );
  fc.assert(
    fc.property(text, (endpoint) => {
      if (endpointFault(endpoint, NO_OTHERS) !== null) return;
      const url = new URL(endpoint);
      expect(url.href).toBe(endpoint);
      expect(['fcm.googleapis.com', 'web.push.apple.com']).toContain(url.host);
      expect([url.protocol, url.port, url.username, url.password, url.hash]).toEqual([
        'https:',
        '',
        '',
        '',
        '',
      ]);
      expect(pushAddressOf(endpoint)).toEqual({
        authority: url.host,
        path: endpoint.slice(url.origin.length),
      });
    }),
    { numRuns: 5_000 },
  );
});
