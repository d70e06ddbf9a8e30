import { equipmentNames } from '@/content/equipment';
import { enquiryBounds, phoneDigits, registrationBounds } from '@/lib/forms/bounds';
import type { Table } from './submissions';

type Bounds = { readonly min: number; readonly max: number };
type Row = Readonly<Record<string, unknown>>;

/** Whether a stored row obeys every rule of its table, worked out without the database. */
export const isLegal = (table: Table, row: Row): boolean =>
  table === 'operators' ? isLegalRegistration(row) : isLegalEnquiry(row);

function isLegalRegistration({ full_name, email, phone, address, experience, equipment }: Row): boolean {
  const bounds = registrationBounds;
  const machines = Array.isArray(equipment) ? (equipment as readonly unknown[]) : [];
  return (
    isLine(full_name, bounds.fullName) &&
    isMailbox(email, bounds.email) &&
    isLine(phone, bounds.phone) &&
    /^[-0-9+() .,/#xet]+$/i.test(phone) &&
    isReachable(phone) &&
    isText(address, bounds.address) &&
    Number.isInteger(experience) &&
    isWithin(Number(experience), bounds.experience) &&
    isWithin(machines.length, bounds.equipment) &&
    new Set(machines).size === machines.length &&
    machines.every((machine) => equipmentNames.some((name) => name === machine))
  );
}

function isLegalEnquiry({ name, email, subject, message }: Row): boolean {
  return (
    isLine(name, enquiryBounds.name) &&
    isMailbox(email, enquiryBounds.email) &&
    isLine(subject, enquiryBounds.subject) &&
    isText(message, enquiryBounds.message)
  );
}

/** Counts what is dialled: no extension, and no (0) behind a country code. */
function isReachable(phone: string): boolean {
  const [dialled = ''] = phone.split(/[xet#]/i);
  const digits = dialled.replace(/(?<=.)\(0\)/, '').replace(/\D/g, '');
  return isWithin(digits.length, digits.startsWith('0') ? phoneDigits.national : phoneDigits.international);
}

function isWithin(amount: number, { min, max }: Bounds): boolean {
  return amount >= min && amount <= max;
}

function isText(value: unknown, bounds: Bounds): value is string {
  return (
    typeof value === 'string' &&
    value === value.trim() &&
    isWithin([...value].length, bounds) &&
    !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(value)
  );
}

function isLine(value: unknown, bounds: Bounds): value is string {
  return (
    isText(value, bounds) && !/[\t\n\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(value)
  );
}

function isMailbox(value: unknown, bounds: Bounds): value is string {
  return isLine(value, bounds) && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);
}
