import { collection } from '../model/collection.ts';
import { certifications } from './certifications.ts';
import { constructionSafety } from './construction-safety.ts';
import { environmentalCompliance } from './environmental-compliance.ts';
import { equipmentGuides } from './equipment-guides.ts';
import { healthSafety } from './health-safety.ts';
import { industryStandards } from './industry-standards.ts';
import { operatorTraining } from './operator-training.ts';
import { plantMaintenance } from './plant-maintenance.ts';
import { projectPlanning } from './project-planning.ts';
import { siteManagement } from './site-management.ts';

export const guides = collection({
  family: 'guides',
  heading: 'Guides',
  entries: {
    'construction-safety': constructionSafety,
    'plant-maintenance': plantMaintenance,
    'operator-training': operatorTraining,
    certifications,
    'industry-standards': industryStandards,
    'equipment-guides': equipmentGuides,
    'site-management': siteManagement,
    'health-safety': healthSafety,
    'environmental-compliance': environmentalCompliance,
    'project-planning': projectPlanning,
  },
  derive: ({ name, question }) => ({ title: `${name} | Resources`, opening: question }),
});

export type GuideEntry = (typeof guides.entries)[number];
