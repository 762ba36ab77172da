import type { SampleListing } from "./sample-agent.ts";
import { sampleAgents } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-images.ts";
import { localize } from "./sample-profile.ts";

/** The account of the eleventh homepage, a fictitious brokerage outside the carousel. */
export const brokerage = {
  slug: "equityrealty",
  name: { ko: "에퀴티 리얼티", en: "Equity Realty", ja: "エクイティ・リアルティ" },
  email: "equityrealty@example.com",
  phone: "949-555-0144",
  /** Leading zeros: a license number is a string. */
  license: "00000044",
} as const;

/** The brokerage's profile: a team of the ten agents, both states, no portrait. */
export function brokerageProfile() {
  return {
    desiredUrl: brokerage.slug,
    contactPhone: brokerage.phone,
    email: brokerage.email,
    photos: [
      ...photoPair("top", "card-skyline-blue-hour.jpg"),
      ...drawingPair("logo", "logo-03-h-gable.svg"),
      ...photoPair("gallery", "interior-living-fireplace.jpg"),
      ...photoPair("gallery", "interior-dining.jpg"),
      ...photoPair("gallery", "interior-kitchen-island.jpg"),
      ...photoPair("gallery", "interior-bedroom.jpg"),
      ...photoPair("ogImage", "card-skyline-blue-hour.jpg"),
    ],
    etcInfo: [
      { contentType: "korea_name", content: brokerage.name.ko },
      { contentType: "home_list_realtor", content: brokerage.name.en },
      { contentType: "company_address", content: "100 Sample Plaza, Irvine, CA 92618" },
      { contentType: "company_phone", content: brokerage.phone },
      { contentType: "company_fax", content: "949-555-0145" },
      { contentType: "company_license", content: "SAMPLE-44" },
    ],
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "CA", city: "Los Angeles" },
      { state: "GA", city: "Atlanta" },
      { state: "GA", city: "Duluth" },
    ],
    aboutMeKr:
      "에퀴티 리얼티는 캘리포니아와 조지아의 에이전트 열 명이 함께 일하는 중개 회사입니다. 집을 찾는 일과 융자를 준비하는 일을 한자리에서 상담합니다.",
    aboutMeEn:
      "Equity Realty is a brokerage of ten agents in California and Georgia. Finding a home and preparing the loan for it are talked through at one table.",
    salesCount: 1462,
    lastYearSalesTotal: 435_100_000,
    licenseNumber: brokerage.license,
    careerStart: "2007-05-21",
    designFontSize: 16,
    designMainColor: "#1B3A5C",
    designMainDarkMode: "N",
    contentDarkMode: "N",
    isMakeHomepage: "Y",
    madeForRealtor: "Y",
    hompageUrl: "https://equityrealty.example",
    additionalSections: [
      {
        id: "team",
        type: "team",
        ...localize("title", {
          ko: "함께 일하는 사람들",
          en: "The people you will work with",
          ja: "一緒に働くエージェント",
        }),
        desiredUrl: sampleAgents.map((agent) => agent.slug),
      },
    ],
    seoMeta: {
      ko: {
        title: "에퀴티 리얼티 | 캘리포니아·조지아 부동산",
        description: "캘리포니아와 조지아에서 일하는 에이전트 열 명을 소개합니다.",
        author: brokerage.name.ko,
      },
      en: {
        title: "Equity Realty | Real estate in California and Georgia",
        description: "Meet ten agents who work in California and Georgia.",
        author: brokerage.name.en,
      },
      ja: {
        title: "エクイティ・リアルティ | カリフォルニア・ジョージアの不動産",
        description: "カリフォルニアとジョージアで働く10名のエージェントをご紹介します。",
        author: brokerage.name.ja,
      },
    },
    presentation: {
      template: "brokerage",
      nameJa: brokerage.name.ja,
      ...localize("tagline", {
        ko: "두 개의 주,\n하나의 팀",
        en: "Two states, one team.",
        ja: "二つの州、一つのチーム。",
      }),
      aboutMeJa:
        "エクイティ・リアルティは、カリフォルニアとジョージアで働くエージェント10名の不動産会社です。住まい探しと融資のご準備を、ひとつのテーブルでご相談いただけます。",
      languages: ["ko", "en", "ja"],
      brokerageKr: brokerage.name.ko,
      brokerageJa: brokerage.name.ja,
    },
  };
}

/** The brokerage's own listings in both states. */
export const brokerageListings: readonly SampleListing[] = [
  {
    kind: "sale",
    price: 2_725_000,
    street: "61 Pebble Orchard",
    city: "Irvine",
    subType: "SingleFamilyResidence",
    beds: 4,
    baths: 4,
    sqft: 3020,
    lotSqft: 5800,
    yearBuilt: 2005,
    garageSpaces: 2,
    monthlyDues: 225,
    daysOnMarket: 15,
    openHouse: "Saturday",
    photos: [
      "exterior-mediterranean",
      "exterior-mediterranean-dusk",
      "exterior-mediterranean-loggia",
    ],
    remarks:
      "Mediterranean house from 2005 across from a greenbelt, with a tiled loggia and a fountain in the front court. One bedroom with bath on the ground floor, three upstairs around a loft. The kitchen was painted and given new appliances in 2022. Tile roof and stucco were inspected before listing, and the report is available. Attached garage for two cars with direct entry. Dues cover two pools, the park and the private street. The sellers need thirty days after closing to move.",
  },
  {
    kind: "sale",
    price: 3_150_000,
    street: "8820 Quillwood Drive",
    city: "Los Angeles",
    subType: "SingleFamilyResidence",
    beds: 4,
    baths: 3.5,
    sqft: 3340,
    lotSqft: 10_700,
    yearBuilt: 2010,
    garageSpaces: 2,
    daysOnMarket: 28,
    photos: ["hero-dusk-pool", "exterior-hillside-day", "exterior-hillside-terrace"],
    remarks:
      "Two-story modern house from 2010 with timber eaves and a pool along the terrace. Living, dining and kitchen form one room that opens to the garden with sliding glass. Upstairs are three bedrooms and a balcony; a fourth bedroom by the pool has its own entrance. The roof carries owned solar panels. Drainage and retaining walls were approved with the house and inspected again in 2023. Two-car garage, with guest parking on the street. A survey and all permits are in the disclosure file.",
  },
  {
    kind: "sale",
    price: 1_890_000,
    street: "1540 Kestrel Run Road",
    city: "Atlanta",
    subType: "SingleFamilyResidence",
    beds: 5,
    baths: 4.5,
    sqft: 4720,
    lotSqft: 26_100,
    yearBuilt: 1941,
    garageSpaces: 2,
    daysOnMarket: 10,
    openHouse: "Sunday",
    photos: ["exterior-georgia-golden", "exterior-georgia-brick", "interior-study"],
    remarks:
      "Brick Georgian from 1941 with a portico, dormers and two chimneys, on a lot of six tenths of an acre. The study has green bookcases and white sash windows. A rear addition from 2008 holds the kitchen, a family room and the primary suite. Hardwood floors were refinished last year. Five bedrooms, four and a half baths, and a dry basement with a workshop. Slate roof maintained every autumn by the same firm. Two-car garage with stairs to storage above it.",
  },
  {
    kind: "sale",
    price: 579_000,
    street: "2417 Gableton Lane",
    city: "Duluth",
    subType: "SingleFamilyResidence",
    beds: 3,
    baths: 2.5,
    sqft: 2040,
    lotSqft: 10_900,
    yearBuilt: 2006,
    garageSpaces: 2,
    monthlyDues: 60,
    daysOnMarket: 5,
    photos: ["exterior-craftsman-day", "exterior-craftsman-dusk", "interior-bedroom"],
    remarks:
      "Craftsman-style house from 2006 with a full-width porch on stone piers. Three bedrooms, the primary one on the ground floor with a door to the garden, and a loft that can become a fourth. Roof from 2022, heat pump from 2020. The kitchen has its first cabinets in good order and new counters. Fenced back garden with a shed. Two-car garage at the side. Dues of sixty dollars a month cover the pool and the common lawns. County water and sewer, and fiber internet to the house.",
  },
  {
    kind: "rent",
    price: 4200,
    street: "455 Saltgrass Street, Unit 1106",
    city: "Los Angeles",
    subType: "Condominium",
    beds: 2,
    baths: 2,
    sqft: 1160,
    yearBuilt: 2010,
    garageSpaces: 1,
    daysOnMarket: 7,
    photos: ["exterior-condo-sunset", "exterior-condo-blue-hour", "interior-condo-living"],
    remarks:
      "Eleventh-floor apartment with a deep balcony and a view of the downtown towers. Two bedrooms with baths on either side of the living room, and a washer and dryer in the hall closet. The building has a front desk, a gym and a roof garden. One garage space is included; a second one is available for 150 dollars a month. Water and trash are part of the rent, and electricity is billed to the tenant. Twelve-month lease, available in two weeks. Pets are considered with a deposit.",
  },
  {
    kind: "sold",
    price: 985_000,
    street: "37 Eastmarch Row",
    city: "Atlanta",
    subType: "Townhouse",
    beds: 3,
    baths: 3.5,
    sqft: 2380,
    yearBuilt: 2005,
    garageSpaces: 2,
    monthlyDues: 385,
    daysOnMarket: 19,
    closedDaysAgo: 40,
    photos: ["exterior-townhouse-row", "interior-kitchen-island", "interior-bathroom"],
    remarks:
      "Townhouse with a bay window in a brick row near the park. Kitchen and living room share the second level and open to a terrace at the back; three bedrooms with baths are on the floors above and below. The kitchen was replaced in 2021 with a marble island and oak cabinets. Two-car garage from the court. Dues cover roof, masonry and the master insurance policy, and the reserve fund was at eighty percent in the last study. Sold after two weekends to the second of three offers.",
  },
];
