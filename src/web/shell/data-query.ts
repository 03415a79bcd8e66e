/** What is asked of the API, by its address in parts; how it is asked is the query client's. */
export interface DataQuery<T> {
  queryKey: string[];
  staleTime: number;
  /** Never set: carries the type of the answer. */
  answer?: T;
}
