// astronomia ships no types; only its tables are used here.
interface VsopTables {
  L: Record<string, number[][]>;
  B: Record<string, number[][]>;
  R: Record<string, number[][]>;
}

declare module 'astronomia/data/vsop87Bmercury' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bvenus' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bearth' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bmars' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bjupiter' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bsaturn' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Buranus' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/vsop87Bneptune' {
  const tables: VsopTables;
  export default tables;
}
declare module 'astronomia/data/elpMppDe' {
  const tables: VsopTables & { W1: number[] };
  export default tables;
}
declare module 'astronomia/data/deltat' {
  const tables: { historic: { table: number[]; first: number; last: number } };
  export default tables;
}
