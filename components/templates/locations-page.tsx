import { MidlandsMap } from '@/components/ui/midlands-map';
import { RoadSigns } from '@/components/ui/road-signs';
import { closingCalls } from '@/content/closing-calls';
import { locations } from '@/content/locations';
import { locationsPage } from '@/content/pages/locations';
import { ListPage } from './list-page';

const mainRoads = 4;

export const LocationsPage = () => (
  <ListPage
    path="/locations"
    page={locationsPage}
    entries={locations.entries.map((town) => ({
      ...town,
      summary: <RoadSigns roads={town.roads.slice(0, mainRoads)} />,
    }))}
    closing={closingCalls.top}
    aside={<MidlandsMap />}
  />
);
