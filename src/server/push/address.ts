import { BlockList, isIP, isIPv6 } from 'node:net';

/** IANA's special-purpose registry: this host, private networks, carriers' own, links, documentation, multicast … */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the one block that is given out to the public, the parts that tunnel to other addresses or serve as examples. */
const SPECIAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix] of SPECIAL_IPV4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_IPV6) special.addSubnet(net, prefix, 'ipv6');

const publicIPv6 = new BlockList();
publicIPv6.addSubnet('2000::', 3, 'ipv6');

/** An address on the open Internet; everything that could lead into a network of our own is not. */
export function isPublicAddress(address: string): boolean {
  // A zone ("fe80::1%eth0") names an interface of this machine.
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return publicIPv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
