import type { Position } from './gazetteer.core.ts';

/** What people call a part of the country that no map of ZIP codes knows by that name. */
export interface Region {
  label: string;
  state: string;
  centre: Position;
  miles: number;
}

const region = (label: string, state: string, lat: number, lng: number, miles: number): Region => ({
  label,
  state,
  centre: { lat, lng },
  miles,
});

const HOLLYWOOD = region('Hollywood, CA', 'CA', 34.0983, -118.3267, 4);
const BAY_AREA = region('San Francisco Bay Area', 'CA', 37.65, -122.2, 45);
const DFW = region('Dallas-Fort Worth', 'TX', 32.83, -97.0, 40);
const TWIN_CITIES = region('Minneapolis-St. Paul', 'MN', 44.96, -93.2, 25);
const SILICON_VALLEY = region('Silicon Valley, CA', 'CA', 37.37, -122.04, 18);

/** By name, in lower case. */
export const REGIONS: Readonly<Record<string, Region>> = {
  hollywood: HOLLYWOOD,
  'west hollywood': region('West Hollywood, CA', 'CA', 34.09, -118.3617, 3),
  'bay area': BAY_AREA,
  'san francisco bay area': BAY_AREA,
  'sf bay area': BAY_AREA,
  'east bay': region('East Bay, CA', 'CA', 37.82, -122.2, 20),
  'silicon valley': SILICON_VALLEY,
  dfw: DFW,
  'dallas fort worth': DFW,
  'dallas ft worth': DFW,
  metroplex: DFW,
  'twin cities': TWIN_CITIES,
  'minneapolis st paul': TWIN_CITIES,
  'inland empire': region('Inland Empire, CA', 'CA', 34.0, -117.3, 35),
  'san fernando valley': region('San Fernando Valley, CA', 'CA', 34.22, -118.47, 13),
  'south bay': region('South Bay, CA', 'CA', 33.86, -118.34, 10),
  'long island': region('Long Island, NY', 'NY', 40.79, -73.13, 50),
  'hudson valley': region('Hudson Valley, NY', 'NY', 41.6, -73.9, 40),
  harlem: region('Harlem, NY', 'NY', 40.8116, -73.9465, 2),
  'lower east side': region('Lower East Side, NY', 'NY', 40.715, -73.985, 2),
  'wall street': region('Wall Street, NY', 'NY', 40.706, -74.009, 2),
  queens: region('Queens, NY', 'NY', 40.72, -73.82, 8),
  'south florida': region('South Florida', 'FL', 26.2, -80.2, 60),
  'south beach': region('South Beach, FL', 'FL', 25.78, -80.134, 3),
  'central florida': region('Central Florida', 'FL', 28.4, -81.5, 55),
  'florida keys': region('Florida Keys', 'FL', 24.75, -81.1, 60),
  'research triangle': region('Research Triangle, NC', 'NC', 35.9, -78.8, 30),
  'hampton roads': region('Hampton Roads, VA', 'VA', 36.95, -76.35, 30),
  'northern virginia': region('Northern Virginia', 'VA', 38.85, -77.3, 25),
  'cape cod': region('Cape Cod, MA', 'MA', 41.7, -70.3, 35),
  'rio grande valley': region('Rio Grande Valley, TX', 'TX', 26.2, -98.1, 45),
  chicagoland: region('Chicagoland', 'IL', 41.85, -87.85, 40),
  'quad cities': region('Quad Cities', 'IA', 41.52, -90.55, 15),
  'puget sound': region('Puget Sound, WA', 'WA', 47.55, -122.35, 45),
  'las vegas strip': region('Las Vegas Strip, NV', 'NV', 36.115, -115.173, 4),
};

/** What people call a city, and where it is. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  nyc: 'New York, NY',
  'new york city': 'New York, NY',
  'ny city': 'New York, NY',
  'big apple': 'New York, NY',
  manhattan: 'New York, NY',
  brooklyn: 'Brooklyn, NY',
  bronx: 'Bronx, NY',
  'staten island': 'Staten Island, NY',
  la: 'Los Angeles, CA',
  'l a': 'Los Angeles, CA',
  'downtown la': 'Los Angeles, CA',
  dtla: 'Los Angeles, CA',
  sf: 'San Francisco, CA',
  'san fran': 'San Francisco, CA',
  frisco: 'San Francisco, CA',
  philly: 'Philadelphia, PA',
  phila: 'Philadelphia, PA',
  vegas: 'Las Vegas, NV',
  nola: 'New Orleans, LA',
  atl: 'Atlanta, GA',
  indy: 'Indianapolis, IN',
  mpls: 'Minneapolis, MN',
  okc: 'Oklahoma City, OK',
  slc: 'Salt Lake City, UT',
  jax: 'Jacksonville, FL',
  stl: 'Saint Louis, MO',
  'washington dc': 'Washington, DC',
  'washington d c': 'Washington, DC',
  dc: 'Washington, DC',
  pdx: 'Portland, OR',
  'ft lauderdale': 'Fort Lauderdale, FL',
  'colo springs': 'Colorado Springs, CO',
  nashvegas: 'Nashville, TN',
  'san antone': 'San Antonio, TX',
  htx: 'Houston, TX',
  atx: 'Austin, TX',
};
