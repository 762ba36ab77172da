import { SaxesParser } from "saxes";

import { FeedError } from "./feed-error.ts";

/** A field of a resource. */
interface MetadataField {
  /** Such as `Edm.String`, or the full name of an enumeration; of the members, for a collection. */
  type: string;
  /** Name of its list in the `Lookup` resource, where that is not the field's own. */
  lookupName: string | undefined;
}

/** What a server says of one resource. */
export interface MetadataResource {
  fields: ReadonlyMap<string, MetadataField>;
  navigation: ReadonlySet<string>;
}

/** What a server says it has, from its `$metadata` (CSDL XML). */
export interface Metadata {
  /** By the name in addresses, such as `Property`. */
  resources: ReadonlyMap<string, MetadataResource>;
  /** Members of enumerations by full name, with the standard name that a local one stands for. */
  enumerations: ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;
}

interface EntityType {
  baseType: string | undefined;
  fields: Map<string, MetadataField>;
  navigation: Set<string>;
}

/** Annotations of RESO: the list of a field, and the standard value of an enumeration's member. */
const lookupNameTerm = "RESO.OData.Metadata.LookupName";
const standardNameTerm = "RESO.OData.Metadata.StandardName";

/**
 * Reads `$metadata`.
 * @throws {FeedError} if it is not XML of an OData service, or has a document type, which could name files.
 */
export function parseMetadata(xml: string): Metadata {
  const types = new Map<string, EntityType>();
  const sets: { name: string; type: string }[] = [];
  const enumerations = new Map<string, Map<string, string | undefined>>();
  let namespace = "";
  let type: EntityType | undefined;
  let field: MetadataField | undefined;
  let members: Map<string, string | undefined> | undefined;
  let member: string | undefined;

  const open: Record<string, (attributes: Record<string, string>) => void> = {
    Schema({ Namespace = "" }) {
      namespace = Namespace;
    },
    EntityType({ Name = "", BaseType }) {
      type = { baseType: BaseType, fields: new Map(), navigation: new Set() };
      types.set(`${namespace}.${Name}`, type);
    },
    Property({ Name = "", Type = "" }) {
      const [, inner = Type] = /^Collection\((.*)\)$/.exec(Type) ?? [];
      field = { type: inner, lookupName: undefined };
      type?.fields.set(Name, field);
    },
    NavigationProperty({ Name = "" }) {
      type?.navigation.add(Name);
    },
    EnumType({ Name = "" }) {
      members = new Map();
      enumerations.set(`${namespace}.${Name}`, members);
    },
    Member({ Name = "" }) {
      member = Name;
      members?.set(Name, undefined);
    },
    EntitySet({ Name = "", EntityType: of = "" }) {
      sets.push({ name: Name, type: of });
    },
    Annotation({ Term, String: value }) {
      if (Term === lookupNameTerm && field) field.lookupName = value;
      if (Term === standardNameTerm && members && member !== undefined) members.set(member, value);
    },
  };
  const close: Record<string, () => void> = {
    EntityType: () => (type = undefined),
    Property: () => (field = undefined),
    EnumType: () => (members = undefined),
    Member: () => (member = undefined),
  };

  const parser = new SaxesParser();
  const localName = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("doctype", () => {
    throw new FeedError("unreadable", "$metadata has a document type");
  });
  parser.on("error", (error) => {
    throw new FeedError("unreadable", `$metadata is not XML: ${error.message.slice(0, 200)}`);
  });
  parser.on("opentag", ({ name, attributes }) => open[localName(name)]?.(attributes));
  parser.on("closetag", ({ name }) => close[localName(name)]?.());
  parser.write(xml).close();

  const resources = new Map<string, MetadataResource>();
  for (const set of sets) {
    const found = completeType(types, set.type);
    if (found) resources.set(set.name, found);
  }
  if (resources.size === 0) throw new FeedError("unreadable", "$metadata has no resources");
  return { resources, enumerations };
}

/** A type with the fields of those it is derived from. */
function completeType(
  types: ReadonlyMap<string, EntityType>,
  name: string,
): MetadataResource | undefined {
  const fields = new Map<string, MetadataField>();
  const navigation = new Set<string>();
  const seen = new Set<string>();
  for (let next: string | undefined = name; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const type = types.get(next);
    if (!type) break;
    for (const [key, field] of type.fields) if (!fields.has(key)) fields.set(key, field);
    for (const key of type.navigation) navigation.add(key);
    next = type.baseType;
  }
  return seen.size === 1 && fields.size === 0 ? undefined : { fields, navigation };
}
