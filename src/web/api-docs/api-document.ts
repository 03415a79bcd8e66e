/** As much of an OpenAPI document as the page shows. Everything is optional: the page must not fall over a gap. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: string | number | boolean;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  $ref?: string;
  example?: string | number | boolean;
  examples?: readonly (string | number | boolean)[];
  minimum?: number;
}

export type Content = Readonly<Record<string, { schema?: Schema }>>;

export interface Operation {
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: Content };
  responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
  security?: readonly unknown[];
}

export interface ApiDocument {
  info?: { title?: string; description?: string };
  servers?: readonly { url: string }[];
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
