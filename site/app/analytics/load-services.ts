import type { MeasuredPage } from "./running-service.ts";
import { createServiceSwitch, type ServiceSwitch } from "./service-switch.ts";
import type { MeasureSettings, ServiceName } from "./settings.ts";

/** The configured services, each with its switch. Nothing of theirs is fetched before they are wanted. */
export function loadServices(
  { monitoring, analytics, tagManager, messaging }: MeasureSettings,
  page: MeasuredPage,
): readonly (readonly [ServiceName, ServiceSwitch])[] {
  const services: [ServiceName, ServiceSwitch][] = [];
  if (monitoring)
    services.push([
      "monitoring",
      createServiceSwitch(async () => {
        const { startMonitoring } = await import("./monitoring.ts");
        return () => startMonitoring(monitoring, page);
      }),
    ]);
  if (analytics)
    services.push([
      "analytics",
      createServiceSwitch(async () => {
        const { startAnalytics } = await import("./analytics.ts");
        return () => startAnalytics(analytics);
      }),
    ]);
  if (tagManager)
    services.push([
      "tagManager",
      createServiceSwitch(async () => {
        const { startTagManager } = await import("./tag-manager.ts");
        return () => startTagManager(tagManager, page);
      }),
    ]);
  if (messaging)
    services.push([
      "messaging",
      createServiceSwitch(async () => {
        const { loadMessaging } = await import("./messaging.ts");
        return loadMessaging(messaging);
      }),
    ]);
  return services;
}
