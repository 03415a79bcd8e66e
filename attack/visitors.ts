/** The whole of 127.0.0.0/8 is this machine: every visitor has an address of their own, and none is a stranger's. */
export function addressOf(visitor: number): string {
  return `127.${1 + (Math.floor(visitor / 64_000) % 250)}.${Math.floor(visitor / 250) % 256}.${1 + (visitor % 250)}`;
}

/** Addresses of single attackers, apart from those of the crowd. */
export const STRANGER = '127.255.0.1';
export const BYSTANDER = '127.255.1.1';
