import type { ServiceDescription } from '@lawdex/contracts';

type Hearing = Pick<ServiceDescription, 'name' | 'hears'>;

/** Services to which the events of `name` are posted. */
export const hearersOf = <S extends Hearing>(services: readonly S[], name: string): S[] =>
  services.filter(({ hears }) => hears.includes(name));

/** Who hears starts before those it hears, so that first events find somebody; two that hear each other start as listed. */
export function inStartOrder<S extends Hearing>(services: readonly S[]): S[] {
  const ordered = new Set<S>();
  const asked = new Set<S>();
  const add = (service: S) => {
    if (asked.has(service)) return;
    asked.add(service);
    for (const hearer of hearersOf(services, service.name)) add(hearer);
    ordered.add(service);
  };
  for (const service of services) add(service);
  return [...ordered];
}
