import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

/** Rows per request, because URLs have a maximum length. */
const batchSize = 100;

export async function deleteRows(service: Service, table: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await askAsOwner(service, `${table}?id=in.(${batch.join()})`, undefined, 'DELETE');
  }
}
