export interface TestCity {
  city: string;
  state: string;
  zip: string;
  lat: number;
  lng: number;
  tz: string;
}

const ROWS: [city: string, state: string, zip: string, lat: number, lng: number, tz: string][] = [
  ['New York', 'NY', '10001', 40.7506, -73.9972, 'America/New_York'],
  ['Los Angeles', 'CA', '90012', 34.0614, -118.2385, 'America/Los_Angeles'],
  ['Chicago', 'IL', '60602', 41.8831, -87.6292, 'America/Chicago'],
  ['Houston', 'TX', '77002', 29.7594, -95.3594, 'America/Chicago'],
  ['Phoenix', 'AZ', '85004', 33.4515, -112.0686, 'America/Phoenix'],
  ['Philadelphia', 'PA', '19107', 39.9516, -75.1587, 'America/New_York'],
  ['San Antonio', 'TX', '78205', 29.4237, -98.4925, 'America/Chicago'],
  ['San Diego', 'CA', '92101', 32.7185, -117.1593, 'America/Los_Angeles'],
  ['Dallas', 'TX', '75201', 32.7904, -96.8044, 'America/Chicago'],
  ['San Jose', 'CA', '95113', 37.3333, -121.8907, 'America/Los_Angeles'],
  ['Austin', 'TX', '78701', 30.2713, -97.7426, 'America/Chicago'],
  ['Jacksonville', 'FL', '32202', 30.3299, -81.6517, 'America/New_York'],
  ['Springfield', 'IL', '62701', 39.8, -89.6495, 'America/Chicago'],
  ['Springfield', 'MA', '01103', 42.1029, -72.5887, 'America/New_York'],
  ['Portland', 'OR', '97204', 45.5184, -122.6744, 'America/Los_Angeles'],
  ['Portland', 'ME', '04101', 43.6606, -70.2589, 'America/New_York'],
  ['St. Louis', 'MO', '63101', 38.6346, -90.1913, 'America/Chicago'],
  ['Honolulu', 'HI', '96813', 21.3137, -157.8462, 'Pacific/Honolulu'],
  ['Washington', 'DC', '20005', 38.9067, -77.0312, 'America/New_York'],
  ['Seattle', 'WA', '98101', 47.6114, -122.3305, 'America/Los_Angeles'],
  ['Evanston', 'IL', '60201', 42.0546, -87.6943, 'America/Chicago'],
  ['Pasadena', 'TX', '77506', 29.7089, -95.1989, 'America/Chicago'],
];

export const CITIES: readonly TestCity[] = ROWS.map(([city, state, zip, lat, lng, tz]) => ({
  city,
  state,
  zip,
  lat,
  lng,
  tz,
}));

export function cityNamed(name: string, state?: string): TestCity {
  const found = CITIES.find((candidate) => candidate.city === name && (!state || candidate.state === state));
  if (!found) throw new Error(`No city ${name}.`);
  return found;
}
