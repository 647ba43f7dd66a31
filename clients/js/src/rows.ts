// Generated from supabase/schemas by `npm run types`. Do not edit.
// deno-lint-ignore-file
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "data_api": {
          Tables: {
            [_ in never]: never
          }
          Views: {
            "addresses": {
                  Row: {
                    "city": string,"created_at": string,"district": string | null,"id": string,"is_primary": boolean,"label": string | null,"latitude": number | null,"longitude": number | null,"phone": string,"postal_code": string,"province": string,"recipient_name": string,"street": string,"updated_at": string,"user_id": string
                  }
                        Relationships: [
                    {
      foreignKeyName: "addresses_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"likes": {
                  Row: {
                    "created_at": string,"listing_id": string,"user_id": string
                  }
                        Relationships: [
                    {
      foreignKeyName: "likes_listing_id_fkey"
      columns: ["listing_id"]
isOneToOne: false
      referencedRelation: "listings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "likes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"listings": {
                  Row: {
                    "brand": string | null,"color": string | null,"condition": string,"created_at": string,"description": string,"gender": string,"id": string,"is_visible": boolean,"likes": number,"material": string | null,"original_price": number | null,"photos": (string)[],"price": number,"product_category": string,"seller_id": string,"size": string | null,"status": "active"|"reserved"|"sold"|"removed","style": string | null,"sub_category": string | null,"title": string,"updated_at": string,"vibe_tags": (string)[],"weight_grams": number
                  }
                        Relationships: [
                    {
      foreignKeyName: "listings_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"live_streams": {
                  Row: {
                    "created_at": string,"duration_minutes": number,"ended_at": string | null,"id": string,"peak_viewers": number,"pinned_listing_ids": (string)[],"scheduled_at": string | null,"seller_avatar": string | null,"seller_id": string,"seller_username": string,"started_at": string | null,"status": "upcoming"|"live"|"ended","title": string,"unique_viewers": number,"viewers": number
                  }
                        Relationships: [
                    {
      foreignKeyName: "live_streams_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "category": string,"created_at": string,"data": NonNullable<Json>,"id": string,"kind": string,"read_at": string | null
                  }
                        Relationships: [
                    
                  ]
                },"orders": {
                  Row: {
                    "bundle_discount": number,"bundle_id": string | null,"buyer_id": string,"buyer_protection_fee": number,"completed_at": string | null,"courier_code": string,"courier_service_code": string,"created_at": string,"delivered_at": string | null,"id": string,"item_price": number,"listing_id": string,"listing_photo_url": string,"listing_title": string,"own_courier_code": string | null,"paid_at": string | null,"reference": string,"refunded_amount": number | null,"refunded_at": string | null,"seller_id": string,"shipped_at": string | null,"shipping_fee": number,"state_version": number,"status": "AWAITING_PAYMENT"|"READY_TO_SHIP"|"SHIPPED"|"DELIVERED"|"RETURN_REQUESTED"|"RETURN_APPROVED"|"RETURN_RECEIVED"|"DISPUTED"|"COMPLETED"|"REFUNDED"|"CANCELLED"|"EXPIRED","total": number,"tracking_number": string | null,"updated_at": string,"voucher_discount": number,"weight_grams": number
                  }
                        Relationships: [
                    {
      foreignKeyName: "orders_bundle_id_fkey"
      columns: ["bundle_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_buyer_id_fkey"
      columns: ["buyer_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_listing_id_fkey"
      columns: ["listing_id"]
isOneToOne: false
      referencedRelation: "listings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "bio": string | null,"city": string | null,"created_at": string,"id": string,"photo_url": string | null,"rating_count": number,"rating_sum": number,"sold_count": number,"username": string,"verified": boolean
                  }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            [_ in never]: never
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}
