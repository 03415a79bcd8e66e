import type { ServerResponse } from 'node:http';
import { startPushService, taken, type PushRequest, type PushService } from '../harness/push-service.ts';
import { trustedCertificate } from '../harness/trusted-certificate.ts';

/** A message as it arrived at the push service. */
export interface Arrival {
  name: string;
  tag: string;
  atMs: number;
}

/** Who sent it: each instance signs with its own name. */
function senderOf({ headers }: PushRequest): string {
  const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\./.exec(headers.authorization ?? '') ?? [];
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

/** The push service of the simulation: it tells its time from the simulated clock, and can leave one instance waiting. */
export class SimulatedPushService {
  readonly arrivals: Arrival[] = [];
  nowMs = 0;
  readonly #service: PushService;
  #heldSender: string | undefined;
  readonly #held: ServerResponse[] = [];

  constructor(service: PushService) {
    this.#service = service;
    service.answer((response, request) => {
      const { path, headers } = request;
      this.arrivals.push({ name: path.slice(1), tag: String(headers['topic']), atMs: this.nowMs });
      if (senderOf(request) === this.#heldSender) this.#held.push(response);
      else taken(response, request);
    });
  }

  static async open(): Promise<SimulatedPushService> {
    return new SimulatedPushService(await startPushService());
  }

  /** What an instance needs to know to send here. */
  get address(): { host: string; caFile: string } {
    return { host: this.#service.host, caFile: trustedCertificate().file };
  }

  endpointOf(name: string): string {
    return `${this.#service.origin}/${name}`;
  }

  /** From now on this instance waits for its answers in vain. */
  hold(sender: string): void {
    this.#heldSender = sender;
  }

  get heldCount(): number {
    return this.#held.length;
  }

  close(): Promise<void> {
    return this.#service.stop();
  }
}
