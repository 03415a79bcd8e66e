import { z } from 'zod';

export const PlacesQuery = z.object({
  q: z.string().max(80).describe('What has been typed so far').meta({ example: 'munich' }),
});

export const PlaceAnswer = z.object({
  id: z.int().describe('Stays the same; GeoNames’ own where it is below 2³⁰').meta({ example: 2867714 }),
  name: z.string().meta({ example: 'Munich' }),
  region: z.string().describe('The country itself where it has no regions').meta({ example: 'Bavaria' }),
  country: z.string().length(2).describe('ISO 3166').meta({ example: 'DE' }),
  countryName: z.string().meta({ example: 'Germany' }),
  lat: z.number().min(-90).max(90).describe('Degrees north').meta({ example: 48.13743 }),
  lon: z.number().min(-180).max(180).describe('Degrees east').meta({ example: 11.57549 }),
  zone: z.string().meta({ example: 'Europe/Berlin' }),
  population: z.int().min(0).describe('0 where it is not known').meta({ example: 1260391 }),
});
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

export const PlacesAnswer = z.array(PlaceAnswer).describe('Ten at the most, the likeliest first');
