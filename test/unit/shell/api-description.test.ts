import { describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../../src/web/api-docs/api-document.ts';
import { callGroups } from '../../../src/web/api-docs/description.ts';

const SIGN = {
  name: 'sign',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: ['aries', 'taurus'] },
};

const DOCUMENT: ApiDocument = {
  servers: [{ url: 'https://zodiary.example' }],
  paths: {
    '/api/horoscope/{sign}': {
      get: {
        summary: 'The daily reading of a sign',
        parameters: [
          SIGN,
          {
            name: 'date',
            in: 'query',
            description: 'A civil date',
            schema: { type: 'string', example: '2026-11-15' },
          },
        ],
        responses: {
          200: {
            description: 'Default Response',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { mood: { type: 'string' }, lucky_time: { type: 'string' } },
                  required: ['mood'],
                },
              },
            },
          },
          404: { description: 'Default Response' },
        },
      },
    },
    '/api/preferences': {
      patch: {
        parameters: [{ name: 'X-User-Id', in: 'header', required: true }],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { paused: { type: 'boolean' } } } },
          },
        },
        responses: { 204: { description: 'Kept' } },
      },
    },
  },
};

describe('the API page', () => {
  const [horoscope, preferences] = callGroups(DOCUMENT);

  it('groups calls by the first word of their path', () => {
    expect(callGroups(DOCUMENT).map(({ name }) => name)).toEqual(['Horoscope', 'Preferences']);
    expect(callGroups({})).toEqual([]);
  });

  it('tells parameters apart from optional ones, with an example', () => {
    expect(horoscope?.calls[0]?.parameters).toEqual([
      { name: 'sign', kind: 'aries · taurus', note: '', optional: false },
      { name: 'date', kind: 'string', note: 'A civil date, for example 2026-11-15', optional: true },
    ]);
  });

  it('lists the answers, and the fields of the good one', () => {
    const answers = horoscope?.calls[0]?.answers;
    expect(answers?.map(({ status, note }) => `${status} ${note}`)).toEqual(['200 Success', '404 Not found']);
    expect(answers?.[0]?.fields.map(({ name, optional }) => [name, optional])).toEqual([
      ['mood', false],
      ['lucky_time', true],
    ]);
  });

  it('gives every call a line for a terminal, with values that can be sent', () => {
    expect(horoscope?.calls[0]?.curl).toBe("curl 'https://zodiary.example/api/horoscope/aries'");
    expect(preferences?.calls[0]?.curl).toBe(
      `curl -X PATCH 'https://zodiary.example/api/preferences' -H 'X-User-Id: YOUR_ID' ` +
        `-H 'Content-Type: application/json' -d '{"paused":true}'`,
    );
  });

  it('keeps an apostrophe inside the quotes of the line', () => {
    const parameters = [{ name: 'q', in: 'query', required: true, schema: { example: "leo's day" } }];
    const [search] = callGroups({ paths: { '/api/search': { get: { parameters } } } });
    expect(search?.calls[0]?.curl).toBe(String.raw`curl '/api/search?q=leo'\''s%20day'`);
  });

  it('marks personal calls and keeps their header out of the table', () => {
    expect(horoscope?.calls[0]?.personal).toBe(false);
    expect(preferences?.calls[0]).toMatchObject({ method: 'PATCH', personal: true, parameters: [] });
    expect(preferences?.calls[0]?.body).toMatchObject([{ name: 'paused', kind: 'boolean' }]);
  });
});
