import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiRequest, HttpFailure } from '../../../src/web/shell/api-client.ts';

let answer: () => Response;
const fetched = vi.fn<typeof fetch>(async () => answer());

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
  answer = () => Response.json({});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', storage());
});

afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

const lastCall = (): RequestInit & { headers: Record<string, string> } =>
  fetched.mock.lastCall![1] as RequestInit & { headers: Record<string, string> };

describe('a call of the API', () => {
  it('carries the stored identifier and includes credentials', async () => {
    await apiRequest('GET', '/api/preferences');
    const { method, credentials, headers, body } = lastCall();
    expect(method).toBe('GET');
    expect(credentials).toBe('include');
    expect(headers['X-User-Id']).toMatch(/^user_\d{13}_?[a-z0-9]{16,}$/);
    expect(headers['X-User-Id']).toBe(localStorage.getItem('zodiary_user_id'));
    expect(headers).not.toHaveProperty('Content-Type');
    expect(body).toBeUndefined();
  });

  it('has the same identifier every time', async () => {
    await apiRequest('GET', '/api/preferences');
    const first = lastCall().headers['X-User-Id'];
    await apiRequest('GET', '/api/jokes/today');
    expect(lastCall().headers['X-User-Id']).toBe(first);
  });

  it('replaces a stored identifier of the wrong form', async () => {
    localStorage.setItem('zodiary_user_id', 'nobody');
    await apiRequest('GET', '/api/preferences');
    expect(lastCall().headers['X-User-Id']).toMatch(/^user_/);
  });

  it('still has one identifier where the browser refuses storage', async () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await apiRequest('GET', '/api/preferences');
    const first = lastCall().headers['X-User-Id'];
    await apiRequest('GET', '/api/preferences');
    expect(first).toMatch(/^user_\d{13}/);
    expect(lastCall().headers['X-User-Id']).toBe(first);
  });

  it('sends a body as JSON with a JSON content type', async () => {
    await apiRequest('PUT', '/api/preferences/notification-time', { body: { time: '08:00' } });
    expect(lastCall().headers['Content-Type']).toBe('application/json');
    expect(lastCall().body).toBe('{"time":"08:00"}');
  });
});

describe('an answer that is no success', () => {
  const failureOf = async (response: Response): Promise<unknown> => {
    answer = () => response;
    return apiRequest('GET', '/api/horoscope/leo').catch((error: unknown) => error);
  };

  it('becomes an error whose message is the status code, a colon and the body', async () => {
    const failure = await failureOf(new Response('no such sign', { status: 404, statusText: 'Not Found' }));
    expect(failure).toBeInstanceOf(HttpFailure);
    expect((failure as Error).message).toBe('404: no such sign');
    expect((failure as HttpFailure).status).toBe(404);
  });

  it('has the status text in its message where the body is empty', async () => {
    const failure = await failureOf(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect((failure as Error).message).toBe('503: Service Unavailable');
  });
});
