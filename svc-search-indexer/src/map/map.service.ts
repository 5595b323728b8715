import { Inject, Injectable } from '@nestjs/common';
import type { BusinessRecord, MapMark, SearchMap, SearchParams, MapTown } from '@lawdex/contracts';
import { CLOCK, InvalidParameter, requestSignal, type Clock } from '@lawdex/svc-kit';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import type { EngineFilters, EngineQuery, Plan } from '@lawdex/search-language/plan';
import { SEARCH_ENGINE, type CityFound, type SearchEngine } from '../engines/search-engine.ts';
import { planOfSteps, readSearch, type SearchRequest } from '@lawdex/search-language/query';
import { stepTaken } from '../finding/loosening.ts';
import { Records } from '../finding/records.ts';
import { groupsOf, clustersOf, labelOf, locationOf, placed, spread } from './clusters.core.ts';
import type { CityGroup, Cluster, Pin } from './clusters.core.ts';
import { pointOf, viewAround, viewOf, type View } from './views.core.ts';
import { gazetteer } from '@lawdex/search-language/lists';

const DEADLINE_MS = 1_000;

interface Found extends Pick<EngineQuery, 'plan' | 'filters'> {
  cities: CityFound[];
}

@Injectable()
export class MapService {
  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly records: Records,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(params: SearchParams): Promise<SearchMap> {
    const surroundings = this.dictionary.surroundings(this.clock());
    const request = readSearch(params, surroundings);
    if (request.kind === 'invalid') throw new InvalidParameter(request.parameter, request.problem);
    if (request.kind === 'nothing') return { view: viewAround([]), marks: [], towns: [], isOfPage: false, unplaced: 0 };
    const signal = requestSignal(DEADLINE_MS);
    const found = await this.found(request, signal);
    const cities = found.cities.flatMap((city) => cityGroup(city, surroundings.dictionary) ?? []);
    const total = found.cities.reduce((sum, { count }) => sum + count, 0);
    const unplaced = total - cities.reduce((sum, { count }) => sum + count, 0);
    const name = viewAround(cities);
    const view = viewOf(name);
    if (!view) throw new Error(`A map was to show ${name}, which is no view.`);
    const clusters = clustersOf(groupsOf(cities), view);
    const isOfPage = clusters.length === 1 && total > 1;
    const marks = isOfPage
      ? await this.pins(request, found, clusters, view, signal)
      : await this.clusterMarks(clusters, view);
    return { view: name, marks, towns: townsOf(view), isOfPage, unplaced };
  }

  private async found(request: SearchRequest, signal: AbortSignal): Promise<Found> {
    const asked = await this.cities(request.plan, request.query.filters, signal);
    if (asked.cities.length > 0) return asked;
    const step = await stepTaken(this.engine, request, signal);
    return step ? this.cities(planOfSteps([step], request.plan.without), request.loose.filters, signal) : asked;
  }

  private async cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<Found> {
    return { plan, filters, cities: await this.engine.cities(plan, filters, signal) };
  }

  /** All of it is one place: the businesses of the page, each where it is. */
  private async pins(
    { query }: SearchRequest,
    { plan, filters }: Found,
    [cluster]: readonly Cluster[],
    view: View,
    signal: AbortSignal,
  ): Promise<MapMark[]> {
    const hits = await this.engine.hits({ ...query, plan, filters }, signal);
    const records = await this.records.of(hits);
    const pins = hits.flatMap(({ id }): Pin[] => {
      const record = records.get(id);
      const at = record && (positionOf(record) ?? cluster);
      return at ? [{ id, slug: record.slug, name: record.name, x: at.x, y: at.y }] : [];
    });
    return spread(pins, view).map((pin) => pinMark(pin, view));
  }

  /** Places with how many there are, and who is alone by name. */
  private async clusterMarks(clusters: readonly Cluster[], view: View): Promise<MapMark[]> {
    const alone = clusters.flatMap(({ count, groups }) => (count === 1 && groups[0]?.id ? [groups[0].id] : []));
    const records = await this.records.of(alone.map((id) => ({ id })));
    return clusters.map((cluster) => {
      const record = cluster.count === 1 ? records.get(cluster.groups[0]?.id ?? '') : undefined;
      return record ? pinMark({ ...cluster, ...record }, view) : clusterMark(cluster, view);
    });
  }
}

const pinMark = ({ id, slug, name, ...at }: Pin, view: View): MapMark => ({
  ...placed(at, view),
  count: 1,
  label: name,
  slug,
  location: null,
  holds: [id],
});

const clusterMark = (cluster: Cluster, view: View): MapMark => ({
  ...placed(cluster, view),
  count: cluster.count,
  label: labelOf(cluster),
  slug: null,
  location: locationOf(cluster),
  holds: cluster.groups.map(({ key }) => key),
});

const positionOf = ({ latitude, longitude }: BusinessRecord) =>
  latitude === null || longitude === null ? null : pointOf({ lat: latitude, lng: longitude });

/** Null of a city that is not in the drawing, or that was not there a moment ago. */
function cityGroup({ cityKey, count, id }: CityFound, { places }: Dictionary): CityGroup | null {
  const place = places.get(cityKey);
  const at = place?.centre && pointOf(place.centre);
  if (!place || !at) return null;
  const name = `${place.city}, ${place.state}`;
  return { key: name, location: name, count, state: place.state, id, ...at };
}

const MOST_TOWNS = 15;
const FEWEST_PEOPLE = 2_000;
// Hundredths of the map that a name takes on a small phone.
const WIDE = 18;
const HIGH = 7;

/** The largest first, drawn when the service starts: for who asks for the first map, it would take too long. */
const TOWNS = gazetteer()
  .cities()
  .filter(({ people }) => people >= FEWEST_PEOPLE)
  .sort((a, b) => b.people - a.people)
  .flatMap(({ name, centre }) => ({ name, at: pointOf(centre) }));

/** The largest towns of a view, whose names stand apart from each other and from its edge. */
export function townsOf(view: View): MapTown[] {
  const towns: MapTown[] = [];
  for (const { name, at } of TOWNS) {
    if (towns.length === MOST_TOWNS) break;
    if (!at) continue;
    const { x, y } = placed(at, view);
    const isWithin = x > WIDE / 2 && x < 100 - WIDE / 2 && y > 0 && y < 100 - HIGH;
    if (isWithin && towns.every((town) => Math.abs(town.x - x) > WIDE || Math.abs(town.y - y) > HIGH))
      towns.push({ x, y, name });
  }
  return towns;
}
