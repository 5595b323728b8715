import { isRecord, type DirectoryEvent } from '@lawdex/contracts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TYPES = new Set(['business.changed', 'business.deleted', 'category.changed']);

export type BatchOutcome = { kind: 'valid'; events: DirectoryEvent[] } | { kind: 'invalid'; problem: string };

/** Our own services are trusted with what a record says, but an event without subject or version could not be ordered. */
export function readBatch(body: unknown): BatchOutcome {
  const events: unknown = isRecord(body) ? body['events'] : undefined;
  if (!Array.isArray(events)) return { kind: 'invalid', problem: 'events must be a list of events.' };
  const valid: DirectoryEvent[] = [];
  for (const [index, event] of events.entries()) {
    const problem = problemOf(event);
    if (problem) return { kind: 'invalid', problem: `events[${index}] ${problem}` };
    valid.push(event);
  }
  return { kind: 'valid', events: valid };
}

function problemOf(event: unknown): string | null {
  if (!isRecord(event)) return 'must be an object.';
  const { type, subjectId, version, payload, bulk } = event;
  if (typeof type !== 'string' || !TYPES.has(type)) return 'has an unknown type.';
  if (typeof subjectId !== 'string' || !UUID.test(subjectId)) return 'must have a UUID as subjectId.';
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) return 'must have a whole number as version.';
  if (bulk !== undefined && typeof bulk !== 'boolean') return 'must say with true or false whether it is bulk.';
  if (type === 'business.deleted') return null;
  if (!isRecord(payload)) return 'must have a payload.';
  if (payload['id'] !== subjectId) return 'must have the id of its subject in the payload.';
  return null;
}

export function latestPerSubject<E extends DirectoryEvent>(events: readonly E[]): E[] {
  const latest = new Map<string, E>();
  for (const event of events) {
    const other = latest.get(event.subjectId);
    if (!other || other.version < event.version) latest.set(event.subjectId, event);
  }
  return [...latest.values()];
}
