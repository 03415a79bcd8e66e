/** The part of Fastify's logger the database needs. */
export interface DatabaseLog {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}
