import { collection } from '../collection';
import { constructionSafety } from './construction-safety';
import { plantMaintenance } from './plant-maintenance';
import { operatorTraining } from './operator-training';
import { certifications } from './certifications';
import { industryStandards } from './industry-standards';
import { equipmentGuides } from './equipment-guides';
import { siteManagement } from './site-management';
import { healthSafety } from './health-safety';
import { environmentalCompliance } from './environmental-compliance';
import { projectPlanning } from './project-planning';
import type { Guide } from './guide';

export const guides = collection<Guide>()('guides', {
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
});

export type GuideEntry = (typeof guides.entries)[number];
