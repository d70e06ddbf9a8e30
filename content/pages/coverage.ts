import { regions } from '../company';

/** The regions covered as running text: `West Midlands, East Midlands, … and Warwickshire`. */
export const regionList = new Intl.ListFormat('en-GB').format(regions);

/** The towns covered beyond those regions, as a phrase that follows the list. */
export const beyondRegions = 'Telford and Shrewsbury in neighbouring Shropshire';
