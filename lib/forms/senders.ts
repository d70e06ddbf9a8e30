import type { EnquiryRow } from './enquiry';
import type { OperatorRow } from './registration';
import { type SendResult, sendRow } from './send-row';

/** Stores a checked registration as the anonymous visitor. Never throws. */
export const register = (row: OperatorRow): Promise<SendResult> =>
  sendRow((client, signal) => client.from('operators').insert(row).abortSignal(signal));

/** Stores a checked message as the anonymous visitor. Never throws. */
export const storeEnquiry = (row: EnquiryRow): Promise<SendResult> =>
  sendRow((client, signal) => client.from('enquiries').insert(row).abortSignal(signal));
