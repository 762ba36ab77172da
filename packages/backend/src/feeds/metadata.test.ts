import { describe, expect, it } from "vitest";

import { parseMetadata } from "./metadata.ts";

const edmx = (schemas: string) =>
  `<?xml version="1.0"?><edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>${schemas}</edmx:DataServices></edmx:Edmx>`;

const metadata = edmx(`
  <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso">
    <EntityType Name="Base"><Property Name="ModificationTimestamp" Type="Edm.DateTimeOffset"/></EntityType>
    <EntityType Name="Property" BaseType="org.reso.Base">
      <Key><PropertyRef Name="ListingKey"/></Key>
      <Property Name="ListingKey" Type="Edm.String" Nullable="false"/>
      <Property Name="Heating" Type="Collection(org.reso.enums.Heating)"/>
      <Property Name="View" Type="Collection(Edm.String)">
        <Annotation Term="RESO.OData.Metadata.LookupName" String="ViewList"/>
      </Property>
      <NavigationProperty Name="Media" Type="Collection(org.reso.Media)"/>
    </EntityType>
    <EntityType Name="Unused"><Property Name="Key" Type="Edm.String"/></EntityType>
  </Schema>
  <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.enums">
    <EnumType Name="Heating">
      <Member Name="ForcedAir" Value="0"/>
      <Member Name="FAU" Value="1"><Annotation Term="RESO.OData.Metadata.StandardName" String="Forced Air"/></Member>
    </EnumType>
  </Schema>
  <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="container">
    <EntityContainer Name="Default">
      <EntitySet Name="Property" EntityType="org.reso.Property"/>
      <EntitySet Name="Missing" EntityType="org.reso.Missing"/>
    </EntityContainer>
  </Schema>`);

describe("$metadata", () => {
  it("names the fields of each resource, with those of its base type", () => {
    const { resources } = parseMetadata(metadata);
    expect([...resources.keys()]).toEqual(["Property"]);
    const property = resources.get("Property");
    expect([...(property?.fields ?? [])]).toEqual([
      ["ListingKey", { type: "Edm.String", lookupName: undefined }],
      ["Heating", { type: "org.reso.enums.Heating", lookupName: undefined }],
      ["View", { type: "Edm.String", lookupName: "ViewList" }],
      ["ModificationTimestamp", { type: "Edm.DateTimeOffset", lookupName: undefined }],
    ]);
    expect([...(property?.navigation ?? [])]).toEqual(["Media"]);
  });

  it("names the members of enumerations with their standard names", () => {
    const { enumerations } = parseMetadata(metadata);
    expect([...(enumerations.get("org.reso.enums.Heating") ?? [])]).toEqual([
      ["ForcedAir", undefined],
      ["FAU", "Forced Air"],
    ]);
  });

  it.each([
    ["a document type", `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/hosts">]>${edmx("")}`],
    ["no XML", "Service unavailable"],
    ["XML that ends", metadata.slice(0, 500)],
    ["no resources", edmx("")],
    ["an empty text", ""],
  ])("is refused with %s", (_, text) => {
    expect(() => parseMetadata(text)).toThrow(expect.objectContaining({ code: "unreadable" }));
  });

  it("ends with types that are derived from each other", () => {
    const circle = edmx(
      `<Schema Namespace="a"><EntityType Name="A" BaseType="a.B"><Property Name="Key" Type="Edm.String"/></EntityType><EntityType Name="B" BaseType="a.A"/></Schema><Schema Namespace="c"><EntityContainer Name="C"><EntitySet Name="A" EntityType="a.A"/></EntityContainer></Schema>`,
    );
    expect([...(parseMetadata(circle).resources.get("A")?.fields.keys() ?? [])]).toEqual(["Key"]);
  });
});
