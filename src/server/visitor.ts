/** Where a request comes from, as limits count it. */
export interface Asker {
  /** One address; of IPv6 the /64 that one subscriber usually holds. */
  address: string;
  /** Of IPv6 the /48 around it, which one subscriber may hold as well; of IPv4 the address again. */
  network: string;
}

/** Who is calling, and from where. The identifier is a bearer secret: never logged, never echoed. */
export interface Visitor {
  id: string;
  asker: Asker;
}
