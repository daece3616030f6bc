// Generated from the migrations by: npm run db:types

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      acceptance_case_files: {
        Row: {
          case_id: string
          file_version_id: string
          project_id: string
        }
        ComputedFields: never
        Insert: {
          case_id: string
          file_version_id: string
          project_id: string
        }
        Update: {
          case_id?: string
          file_version_id?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_case_files_case_id_fkey'
            columns: ['case_id']
            isOneToOne: false
            referencedRelation: 'acceptance_cases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_case_files_file_version_id_fkey'
            columns: ['file_version_id']
            isOneToOne: false
            referencedRelation: 'project_file_versions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_case_files_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_case_files_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_cases: {
        Row: {
          created_at: string
          deleted_at: string | null
          expected: string
          id: string
          importance: string
          input: string
          position: number
          project_id: string
          title: string
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          deleted_at?: string | null
          expected: string
          id: string
          importance: string
          input: string
          position: number
          project_id: string
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          expected?: string
          id?: string
          importance?: string
          input?: string
          position?: number
          project_id?: string
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_cases_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_cases_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_documents: {
        Row: {
          acceptance_id: string
          content: string
          project_id: string
          signed_by: string
        }
        ComputedFields: never
        Insert: {
          acceptance_id: string
          content: string
          project_id: string
          signed_by: string
        }
        Update: {
          acceptance_id?: string
          content?: string
          project_id?: string
          signed_by?: string
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_documents_acceptance_id_fkey'
            columns: ['acceptance_id']
            isOneToOne: true
            referencedRelation: 'acceptances'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_documents_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_documents_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_documents_signed_by_fkey'
            columns: ['signed_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_lists: {
        Row: {
          agreed_at: string | null
          confirmed_by_client_at: string | null
          confirmed_by_team_at: string | null
          project_id: string
          version: number
        }
        ComputedFields: never
        Insert: {
          agreed_at?: string | null
          confirmed_by_client_at?: string | null
          confirmed_by_team_at?: string | null
          project_id: string
          version?: number
        }
        Update: {
          agreed_at?: string | null
          confirmed_by_client_at?: string | null
          confirmed_by_team_at?: string | null
          project_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_lists_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_lists_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_proposals: {
        Row: {
          author_id: string | null
          case_id: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision: string | null
          expected: string | null
          files: string[]
          id: string
          importance: string | null
          input: string | null
          kind: string
          project_id: string
          reason: string
          side: string
          title: string | null
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          case_id?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          expected?: string | null
          files?: string[]
          id: string
          importance?: string | null
          input?: string | null
          kind: string
          project_id: string
          reason: string
          side: string
          title?: string | null
        }
        Update: {
          author_id?: string | null
          case_id?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          expected?: string | null
          files?: string[]
          id?: string
          importance?: string | null
          input?: string | null
          kind?: string
          project_id?: string
          reason?: string
          side?: string
          title?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_proposals_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_proposals_case_id_fkey'
            columns: ['case_id']
            isOneToOne: false
            referencedRelation: 'acceptance_cases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_proposals_decided_by_fkey'
            columns: ['decided_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_proposals_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_proposals_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_runs: {
        Row: {
          actor_id: string | null
          agent_version: string
          case_id: string
          case_version: number
          created_at: string
          id: string
          note: string | null
          picture_id: string | null
          project_id: string
          result: string
          sequence: number
          side: string
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          agent_version: string
          case_id: string
          case_version: number
          created_at?: string
          id: string
          note?: string | null
          picture_id?: string | null
          project_id: string
          result: string
          sequence?: never
          side: string
        }
        Update: {
          actor_id?: string | null
          agent_version?: string
          case_id?: string
          case_version?: number
          created_at?: string
          id?: string
          note?: string | null
          picture_id?: string | null
          project_id?: string
          result?: string
          sequence?: never
          side?: string
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_runs_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_runs_case_id_fkey'
            columns: ['case_id']
            isOneToOne: false
            referencedRelation: 'acceptance_cases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_runs_picture_id_fkey'
            columns: ['picture_id']
            isOneToOne: false
            referencedRelation: 'project_file_versions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_runs_project_id_agent_version_fkey'
            columns: ['project_id', 'agent_version']
            isOneToOne: false
            referencedRelation: 'agent_versions'
            referencedColumns: ['project_id', 'name']
          },
          {
            foreignKeyName: 'acceptance_runs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_runs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      acceptance_waivers: {
        Row: {
          case_id: string
          case_version: number
          created_at: string
          project_id: string
          reason: string
          waived_by: string | null
        }
        ComputedFields: never
        Insert: {
          case_id: string
          case_version: number
          created_at?: string
          project_id: string
          reason: string
          waived_by?: string | null
        }
        Update: {
          case_id?: string
          case_version?: number
          created_at?: string
          project_id?: string
          reason?: string
          waived_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'acceptance_waivers_case_id_fkey'
            columns: ['case_id']
            isOneToOne: true
            referencedRelation: 'acceptance_cases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_waivers_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_waivers_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'acceptance_waivers_waived_by_fkey'
            columns: ['waived_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      acceptances: {
        Row: {
          accepted_at: string
          document_hash: string
          id: string
          previous_hash: string
          project_code: string
          record_hash: string
          sequence: number
        }
        ComputedFields: never
        Insert: {
          accepted_at: string
          document_hash: string
          id: string
          previous_hash: string
          project_code: string
          record_hash: string
          sequence: number
        }
        Update: {
          accepted_at?: string
          document_hash?: string
          id?: string
          previous_hash?: string
          project_code?: string
          record_hash?: string
          sequence?: number
        }
        Relationships: []
      }
      add_ons: {
        Row: {
          description: string
          id: string
          name: string
          position: number
          price: string
        }
        ComputedFields: never
        Insert: {
          description: string
          id?: string
          name: string
          position?: number
          price: string
        }
        Update: {
          description?: string
          id?: string
          name?: string
          position?: number
          price?: string
        }
        Relationships: []
      }
      agent_versions: {
        Row: {
          created_at: string
          id: number
          name: string
          note: string | null
          project_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: never
          name: string
          note?: string | null
          project_id: string
        }
        Update: {
          created_at?: string
          id?: never
          name?: string
          note?: string | null
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'agent_versions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'agent_versions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      blog_posts: {
        Row: {
          author: string
          canonical_url: string | null
          category: string
          content: string
          excerpt: string
          focus_keyword: string | null
          id: string
          image_url: string
          meta_description: string | null
          meta_title: string | null
          og_image_url: string | null
          publish_at: string | null
          publish_date: string
          published: boolean
          read_time: string
          schema_type: string
          slug: string
          tags: string[]
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          author?: string
          canonical_url?: string | null
          category?: string
          content?: string
          excerpt: string
          focus_keyword?: string | null
          id?: string
          image_url: string
          meta_description?: string | null
          meta_title?: string | null
          og_image_url?: string | null
          publish_at?: string | null
          publish_date?: string
          published?: boolean
          read_time?: string
          schema_type?: string
          slug: string
          tags?: string[]
          title: string
          updated_at?: string
        }
        Update: {
          author?: string
          canonical_url?: string | null
          category?: string
          content?: string
          excerpt?: string
          focus_keyword?: string | null
          id?: string
          image_url?: string
          meta_description?: string | null
          meta_title?: string | null
          og_image_url?: string | null
          publish_at?: string | null
          publish_date?: string
          published?: boolean
          read_time?: string
          schema_type?: string
          slug?: string
          tags?: string[]
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      brief_answers: {
        Row: {
          file_id: string | null
          project_id: string
          question_id: string
          updated_at: string
          value: string | null
        }
        ComputedFields: never
        Insert: {
          file_id?: string | null
          project_id: string
          question_id: string
          updated_at?: string
          value?: string | null
        }
        Update: {
          file_id?: string | null
          project_id?: string
          question_id?: string
          updated_at?: string
          value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'brief_answers_file_id_fkey'
            columns: ['file_id']
            isOneToOne: false
            referencedRelation: 'project_files'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'brief_answers_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'project_briefs'
            referencedColumns: ['project_id']
          },
        ]
      }
      brief_queries: {
        Row: {
          created_at: string
          id: string
          message_id: string
          project_id: string
          question_id: string
          resolved_at: string | null
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          message_id: string
          project_id: string
          question_id: string
          resolved_at?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          message_id?: string
          project_id?: string
          question_id?: string
          resolved_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'brief_queries_message_id_fkey'
            columns: ['message_id']
            isOneToOne: true
            referencedRelation: 'project_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'brief_queries_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'project_briefs'
            referencedColumns: ['project_id']
          },
        ]
      }
      brief_versions: {
        Row: {
          created_at: string
          id: string
          number: number
          published_at: string | null
          published_by: string | null
          questions: NonNullable<Json>
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          number?: number
          published_at?: string | null
          published_by?: string | null
          questions?: NonNullable<Json>
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          number?: number
          published_at?: string | null
          published_by?: string | null
          questions?: NonNullable<Json>
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'brief_versions_published_by_fkey'
            columns: ['published_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      build_views: {
        Row: {
          area: string
          build: string
          day: string
          failed: number
          views: number
        }
        ComputedFields: never
        Insert: {
          area: string
          build: string
          day: string
          failed: number
          views: number
        }
        Update: {
          area?: string
          build?: string
          day?: string
          failed?: number
          views?: number
        }
        Relationships: []
      }
      calendar_feeds: {
        Row: {
          created_at: string
          token: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          token?: string
          user_id: string
        }
        Update: {
          created_at?: string
          token?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      client_errors: {
        Row: {
          browser: string
          build: string
          cause: string
          count: number
          day: string
          route: string
        }
        ComputedFields: never
        Insert: {
          browser: string
          build: string
          cause: string
          count: number
          day: string
          route: string
        }
        Update: {
          browser?: string
          build?: string
          cause?: string
          count?: number
          day?: string
          route?: string
        }
        Relationships: []
      }
      content_version: {
        Row: {
          id: boolean
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          id?: boolean
          updated_at?: string
          version?: number
        }
        Update: {
          id?: boolean
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      deleted_slugs: {
        Row: {
          deleted_at: string
          post_id: string | null
          slug: string
        }
        ComputedFields: never
        Insert: {
          deleted_at?: string
          post_id?: string | null
          slug: string
        }
        Update: {
          deleted_at?: string
          post_id?: string | null
          slug?: string
        }
        Relationships: []
      }
      deliverable_items: {
        Row: {
          comment: string | null
          decision: string | null
          file_version: number | null
          file_version_id: string | null
          id: string
          kind: string
          label: string
          position: number
          sha256: string | null
          url: string | null
          version_id: string
        }
        ComputedFields: never
        Insert: {
          comment?: string | null
          decision?: string | null
          file_version?: number | null
          file_version_id?: string | null
          id?: string
          kind: string
          label: string
          position: number
          sha256?: string | null
          url?: string | null
          version_id: string
        }
        Update: {
          comment?: string | null
          decision?: string | null
          file_version?: number | null
          file_version_id?: string | null
          id?: string
          kind?: string
          label?: string
          position?: number
          sha256?: string | null
          url?: string | null
          version_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'deliverable_items_file_version_id_fkey'
            columns: ['file_version_id']
            isOneToOne: false
            referencedRelation: 'project_file_versions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'deliverable_items_version_id_fkey'
            columns: ['version_id']
            isOneToOne: false
            referencedRelation: 'deliverable_versions'
            referencedColumns: ['id']
          },
        ]
      }
      deliverable_versions: {
        Row: {
          comment: string | null
          deliverable_id: string
          ended_at: string | null
          ended_by: string | null
          ended_by_mail: boolean
          id: string
          notes: string
          number: number
          project_id: string
          requested_at: string | null
          requested_by: string | null
          state: string
          updated_at: string
          void_reason: string | null
        }
        ComputedFields: never
        Insert: {
          comment?: string | null
          deliverable_id: string
          ended_at?: string | null
          ended_by?: string | null
          ended_by_mail?: boolean
          id?: string
          notes?: string
          number: number
          project_id: string
          requested_at?: string | null
          requested_by?: string | null
          state?: string
          updated_at?: string
          void_reason?: string | null
        }
        Update: {
          comment?: string | null
          deliverable_id?: string
          ended_at?: string | null
          ended_by?: string | null
          ended_by_mail?: boolean
          id?: string
          notes?: string
          number?: number
          project_id?: string
          requested_at?: string | null
          requested_by?: string | null
          state?: string
          updated_at?: string
          void_reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'deliverable_versions_deliverable_id_project_id_fkey'
            columns: ['deliverable_id', 'project_id']
            isOneToOne: false
            referencedRelation: 'deliverables'
            referencedColumns: ['id', 'project_id']
          },
          {
            foreignKeyName: 'deliverable_versions_ended_by_fkey'
            columns: ['ended_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'deliverable_versions_requested_by_fkey'
            columns: ['requested_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      deliverables: {
        Row: {
          created_at: string
          id: string
          name: string
          project_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id: string
          name: string
          project_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'deliverables_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'deliverables_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      faq_revisions: {
        Row: {
          changed_fields: string[]
          faq: NonNullable<Json>
          faq_id: string
          id: number
          saved_at: string
          saved_by: string | null
        }
        ComputedFields: never
        Insert: {
          changed_fields?: string[]
          faq: NonNullable<Json>
          faq_id: string
          id?: never
          saved_at?: string
          saved_by?: string | null
        }
        Update: {
          changed_fields?: string[]
          faq?: NonNullable<Json>
          faq_id?: string
          id?: never
          saved_at?: string
          saved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'faq_revisions_saved_by_fkey'
            columns: ['saved_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      faqs: {
        Row: {
          answer: string
          created_at: string
          id: string
          order_index: number
          published: boolean
          question: string
          search_text: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          answer?: string
          created_at?: string
          id?: string
          order_index?: number
          published?: boolean
          question: string
          search_text?: never
          updated_at?: string
        }
        Update: {
          answer?: string
          created_at?: string
          id?: string
          order_index?: number
          published?: boolean
          question?: string
          search_text?: never
          updated_at?: string
        }
        Relationships: []
      }
      feature_flag_events: {
        Row: {
          actor_id: string | null
          area: string
          created_at: string
          from_percentage: number | null
          id: number
          kind: string
          name: string
          reason: string
          to_percentage: number | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          area: string
          created_at?: string
          from_percentage?: number | null
          id?: never
          kind: string
          name: string
          reason: string
          to_percentage?: number | null
        }
        Update: {
          actor_id?: string | null
          area?: string
          created_at?: string
          from_percentage?: number | null
          id?: never
          kind?: string
          name?: string
          reason?: string
          to_percentage?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'feature_flag_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      feature_flags: {
        Row: {
          area: string
          kind: string
          name: string
          percentage: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          area: string
          kind: string
          name: string
          percentage: number
          updated_at?: string
        }
        Update: {
          area?: string
          kind?: string
          name?: string
          percentage?: number
          updated_at?: string
        }
        Relationships: []
      }
      handover_items: {
        Row: {
          client_ticked_at: string | null
          client_ticked_by: string | null
          created_at: string
          id: string
          kind: string
          link: string | null
          note: string | null
          project_id: string
          team_ticked_at: string | null
          team_ticked_by: string | null
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          client_ticked_at?: string | null
          client_ticked_by?: string | null
          created_at?: string
          id: string
          kind: string
          link?: string | null
          note?: string | null
          project_id: string
          team_ticked_at?: string | null
          team_ticked_by?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          client_ticked_at?: string | null
          client_ticked_by?: string | null
          created_at?: string
          id?: string
          kind?: string
          link?: string | null
          note?: string | null
          project_id?: string
          team_ticked_at?: string | null
          team_ticked_by?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'handover_items_client_ticked_by_fkey'
            columns: ['client_ticked_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'handover_items_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'handover_items_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'handover_items_team_ticked_by_fkey'
            columns: ['team_ticked_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      holidays: {
        Row: {
          day: string
          name: string
        }
        ComputedFields: never
        Insert: {
          day: string
          name: string
        }
        Update: {
          day?: string
          name?: string
        }
        Relationships: []
      }
      instalment_events: {
        Row: {
          actor_id: string | null
          created_at: string
          due_on: string | null
          from_amount_cents: number | null
          id: number
          kind: string
          paid_on: string | null
          part: number
          project_id: string
          reason: string | null
          reference: string | null
          to_amount_cents: number | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          created_at?: string
          due_on?: string | null
          from_amount_cents?: number | null
          id?: never
          kind: string
          paid_on?: string | null
          part: number
          project_id: string
          reason?: string | null
          reference?: string | null
          to_amount_cents?: number | null
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          due_on?: string | null
          from_amount_cents?: number | null
          id?: never
          kind?: string
          paid_on?: string | null
          part?: number
          project_id?: string
          reason?: string | null
          reference?: string | null
          to_amount_cents?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'instalment_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'instalment_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'instalment_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      instalments: {
        Row: {
          amount_cents: number | null
          currency: string
          due_on: string | null
          id: string
          paid_on: string | null
          part: number
          plan_name: string | null
          price_list_version: number | null
          project_id: string
          reference: string | null
          state: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount_cents?: number | null
          currency?: string
          due_on?: string | null
          id?: string
          paid_on?: string | null
          part: number
          plan_name?: string | null
          price_list_version?: number | null
          project_id: string
          reference?: string | null
          state?: string
          updated_at?: string
        }
        Update: {
          amount_cents?: number | null
          currency?: string
          due_on?: string | null
          id?: string
          paid_on?: string | null
          part?: number
          plan_name?: string | null
          price_list_version?: number | null
          project_id?: string
          reference?: string | null
          state?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'instalments_price_list_version_fkey'
            columns: ['price_list_version']
            isOneToOne: false
            referencedRelation: 'price_list_versions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'instalments_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'instalments_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null
          consented_at: string
          email: string
          id: string
          status: string
          unsubscribed_at: string | null
        }
        ComputedFields: never
        Insert: {
          confirmed_at?: string | null
          consented_at?: string
          email: string
          id?: string
          status?: string
          unsubscribed_at?: string | null
        }
        Update: {
          confirmed_at?: string | null
          consented_at?: string
          email?: string
          id?: string
          status?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      notification_settings: {
        Row: {
          files: string
          messages: string
          reminders: string
          status: string
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          files?: string
          messages?: string
          reminders?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          files?: string
          messages?: string
          reminders?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notification_settings_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      partners: {
        Row: {
          benefits: string[]
          case_study_description: string | null
          case_study_results: string[] | null
          case_study_title: string | null
          category: string
          description: string
          id: string
          logo_url: string
          name: string
          partnership_type: string
          updated_at: string
          website: string
        }
        ComputedFields: never
        Insert: {
          benefits?: string[]
          case_study_description?: string | null
          case_study_results?: string[] | null
          case_study_title?: string | null
          category?: string
          description: string
          id?: string
          logo_url: string
          name: string
          partnership_type?: string
          updated_at?: string
          website: string
        }
        Update: {
          benefits?: string[]
          case_study_description?: string | null
          case_study_results?: string[] | null
          case_study_title?: string | null
          category?: string
          description?: string
          id?: string
          logo_url?: string
          name?: string
          partnership_type?: string
          updated_at?: string
          website?: string
        }
        Relationships: []
      }
      post_previews: {
        Row: {
          created_at: string
          expires_at: string
          post_id: string
          token: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          expires_at?: string
          post_id: string
          token?: string
        }
        Update: {
          created_at?: string
          expires_at?: string
          post_id?: string
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_previews_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'blog_posts'
            referencedColumns: ['id']
          },
        ]
      }
      post_revisions: {
        Row: {
          changed_fields: string[]
          id: number
          post: NonNullable<Json>
          post_id: string
          saved_at: string
          saved_by: string | null
        }
        ComputedFields: never
        Insert: {
          changed_fields?: string[]
          id?: never
          post: NonNullable<Json>
          post_id: string
          saved_at?: string
          saved_by?: string | null
        }
        Update: {
          changed_fields?: string[]
          id?: never
          post?: NonNullable<Json>
          post_id?: string
          saved_at?: string
          saved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'post_revisions_saved_by_fkey'
            columns: ['saved_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      price_list_versions: {
        Row: {
          add_ons: NonNullable<Json>
          id: number
          plans: NonNullable<Json>
          published_at: string
          published_by: string | null
        }
        ComputedFields: never
        Insert: {
          add_ons: NonNullable<Json>
          id?: number
          plans: NonNullable<Json>
          published_at?: string
          published_by?: string | null
        }
        Update: {
          add_ons?: NonNullable<Json>
          id?: number
          plans?: NonNullable<Json>
          published_at?: string
          published_by?: string | null
        }
        Relationships: []
      }
      pricing_plans: {
        Row: {
          cta: string
          description: string
          discount: string
          features: string[]
          id: string
          name: string
          original_price: string
          popular: boolean
          position: number
          price: string
          timeline: string
        }
        ComputedFields: never
        Insert: {
          cta: string
          description: string
          discount: string
          features?: string[]
          id?: string
          name: string
          original_price: string
          popular?: boolean
          position?: number
          price: string
          timeline: string
        }
        Update: {
          cta?: string
          description?: string
          discount?: string
          features?: string[]
          id?: string
          name?: string
          original_price?: string
          popular?: boolean
          position?: number
          price?: string
          timeline?: string
        }
        Relationships: []
      }
      project_assignments: {
        Row: {
          admin_id: string
          assigned_at: string
          project_id: string
        }
        ComputedFields: never
        Insert: {
          admin_id: string
          assigned_at?: string
          project_id: string
        }
        Update: {
          admin_id?: string
          assigned_at?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_assignments_admin_id_fkey'
            columns: ['admin_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_assignments_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_assignments_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_brief_events: {
        Row: {
          actor_id: string | null
          created_at: string
          id: number
          kind: string
          project_id: string
          question_id: string | null
          reason: string | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          created_at?: string
          id?: never
          kind: string
          project_id: string
          question_id?: string | null
          reason?: string | null
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          id?: never
          kind?: string
          project_id?: string
          question_id?: string | null
          reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'project_brief_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_brief_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_brief_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_briefs: {
        Row: {
          accepted_at: string | null
          created_at: string
          project_id: string
          skipped_at: string | null
          submitted_at: string | null
          updated_at: string
          version_id: string
        }
        ComputedFields: never
        Insert: {
          accepted_at?: string | null
          created_at?: string
          project_id: string
          skipped_at?: string | null
          submitted_at?: string | null
          updated_at?: string
          version_id: string
        }
        Update: {
          accepted_at?: string | null
          created_at?: string
          project_id?: string
          skipped_at?: string | null
          submitted_at?: string | null
          updated_at?: string
          version_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_briefs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_briefs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_briefs_version_id_fkey'
            columns: ['version_id']
            isOneToOne: false
            referencedRelation: 'brief_versions'
            referencedColumns: ['id']
          },
        ]
      }
      project_events: {
        Row: {
          actor_id: string | null
          changed_fields: string[]
          created_at: string
          from_value: string | null
          id: number
          kind: string
          project_id: string
          to_value: string | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          changed_fields?: string[]
          created_at?: string
          from_value?: string | null
          id?: never
          kind: string
          project_id: string
          to_value?: string | null
        }
        Update: {
          actor_id?: string | null
          changed_fields?: string[]
          created_at?: string
          from_value?: string | null
          id?: never
          kind?: string
          project_id?: string
          to_value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'project_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_file_versions: {
        Row: {
          bytes: number
          created_at: string
          file_id: string
          id: string
          message_id: string | null
          mime_type: string
          note: string | null
          object_path: string
          project_id: string
          restored_from: number | null
          scan_state: string
          sequence: number
          sha256: string
          side: string
          uploaded_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          bytes: number
          created_at?: string
          file_id: string
          id: string
          message_id?: string | null
          mime_type: string
          note?: string | null
          object_path: string
          project_id: string
          restored_from?: number | null
          scan_state?: string
          sequence: number
          sha256: string
          side: string
          uploaded_by?: string | null
          version: number
        }
        Update: {
          bytes?: number
          created_at?: string
          file_id?: string
          id?: string
          message_id?: string | null
          mime_type?: string
          note?: string | null
          object_path?: string
          project_id?: string
          restored_from?: number | null
          scan_state?: string
          sequence?: number
          sha256?: string
          side?: string
          uploaded_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'project_file_versions_file_id_fkey'
            columns: ['file_id']
            isOneToOne: false
            referencedRelation: 'project_files'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_file_versions_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'project_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_file_versions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_file_versions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_file_versions_uploaded_by_fkey'
            columns: ['uploaded_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      project_files: {
        Row: {
          created_at: string
          id: string
          name: string
          project_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          name: string
          project_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_files_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_files_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_holds: {
        Row: {
          held_from: string
          held_until: string | null
          id: string
          project_id: string
          reason: string
          waits_for: string
        }
        ComputedFields: never
        Insert: {
          held_from?: string
          held_until?: string | null
          id?: string
          project_id: string
          reason: string
          waits_for: string
        }
        Update: {
          held_from?: string
          held_until?: string | null
          id?: string
          project_id?: string
          reason?: string
          waits_for?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_holds_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_holds_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_messages: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: string
          project_id: string
          sequence: number
          side: string
          words: unknown
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id: string
          project_id: string
          sequence: number
          side: string
          words?: never
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          project_id?: string
          sequence?: number
          side?: string
          words?: never
        }
        Relationships: [
          {
            foreignKeyName: 'project_messages_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_messages_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_messages_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          project_id: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          project_id: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          project_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_notes_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_notes_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_notes_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_reads: {
        Row: {
          project_id: string
          sequence: number
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          project_id: string
          sequence: number
          updated_at?: string
          user_id: string
        }
        Update: {
          project_id?: string
          sequence?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_reads_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_reads_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_reads_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      project_step_events: {
        Row: {
          actor_id: string | null
          created_at: string
          from_first_day: string | null
          from_last_day: string | null
          id: number
          kind: string
          project_id: string
          reason: string | null
          step: string | null
          to_first_day: string | null
          to_last_day: string | null
          waits_for: string | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          created_at?: string
          from_first_day?: string | null
          from_last_day?: string | null
          id?: never
          kind: string
          project_id: string
          reason?: string | null
          step?: string | null
          to_first_day?: string | null
          to_last_day?: string | null
          waits_for?: string | null
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          from_first_day?: string | null
          from_last_day?: string | null
          id?: never
          kind?: string
          project_id?: string
          reason?: string | null
          step?: string | null
          to_first_day?: string | null
          to_last_day?: string | null
          waits_for?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'project_step_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_step_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_step_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_steps: {
        Row: {
          done_at: string | null
          first_day: string
          id: string
          kind: string
          last_day: string
          position: number
          project_id: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          done_at?: string | null
          first_day: string
          id?: string
          kind: string
          last_day: string
          position?: never
          project_id: string
          updated_at?: string
        }
        Update: {
          done_at?: string | null
          first_day?: string
          id?: string
          kind?: string
          last_day?: string
          position?: never
          project_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_steps_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_steps_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      projects: {
        Row: {
          budget_range: string | null
          created_at: string
          deleted_at: string | null
          description: string | null
          id: string
          name: string
          priority: string
          requirements: string | null
          search_text: string | null
          started_on: string | null
          status: string
          timeline: string | null
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          budget_range?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string | null
          id?: string
          name: string
          priority?: string
          requirements?: string | null
          search_text?: never
          started_on?: string | null
          status?: string
          timeline?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          budget_range?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string | null
          id?: string
          name?: string
          priority?: string
          requirements?: string | null
          search_text?: never
          started_on?: string | null
          status?: string
          timeline?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'projects_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      refund_events: {
        Row: {
          actor_id: string | null
          amount_cents: number | null
          created_at: string
          id: number
          kind: string
          paid_back_on: string | null
          project_id: string
          reason: string | null
          reference: string | null
          refund_id: string
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          amount_cents?: number | null
          created_at?: string
          id?: never
          kind: string
          paid_back_on?: string | null
          project_id: string
          reason?: string | null
          reference?: string | null
          refund_id: string
        }
        Update: {
          actor_id?: string | null
          amount_cents?: number | null
          created_at?: string
          id?: never
          kind?: string
          paid_back_on?: string | null
          project_id?: string
          reason?: string | null
          reference?: string | null
          refund_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refund_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_events_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_events_refund_id_fkey'
            columns: ['refund_id']
            isOneToOne: false
            referencedRelation: 'refunds'
            referencedColumns: ['id']
          },
        ]
      }
      refunds: {
        Row: {
          amount_cents: number | null
          created_at: string
          decision_reason: string | null
          id: string
          paid_back_on: string | null
          project_id: string
          reason: string
          reference: string | null
          state: string
        }
        ComputedFields: never
        Insert: {
          amount_cents?: number | null
          created_at?: string
          decision_reason?: string | null
          id: string
          paid_back_on?: string | null
          project_id: string
          reason: string
          reference?: string | null
          state?: string
        }
        Update: {
          amount_cents?: number | null
          created_at?: string
          decision_reason?: string | null
          id?: string
          paid_back_on?: string | null
          project_id?: string
          reason?: string
          reference?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refunds_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refunds_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      release_canaries: {
        Row: {
          area: string
          build: string
          error_margin: number
          min_views: number
          promote_at: string | null
          reason: string
          share: number
          stable_build: string
          started_by: string | null
          updated_at: string
          vitals_margin: number
        }
        ComputedFields: never
        Insert: {
          area: string
          build: string
          error_margin: number
          min_views: number
          promote_at?: string | null
          reason: string
          share: number
          stable_build: string
          started_by?: string | null
          updated_at?: string
          vitals_margin: number
        }
        Update: {
          area?: string
          build?: string
          error_margin?: number
          min_views?: number
          promote_at?: string | null
          reason?: string
          share?: number
          stable_build?: string
          started_by?: string | null
          updated_at?: string
          vitals_margin?: number
        }
        Relationships: [
          {
            foreignKeyName: 'release_canaries_started_by_fkey'
            columns: ['started_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      release_events: {
        Row: {
          actor_id: string | null
          area: string
          build: string
          created_at: string
          from_build: string | null
          id: number
          is_automatic: boolean
          kind: string
          reason: string
          share: number | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          area: string
          build: string
          created_at?: string
          from_build?: string | null
          id?: never
          is_automatic?: boolean
          kind: string
          reason: string
          share?: number | null
        }
        Update: {
          actor_id?: string | null
          area?: string
          build?: string
          created_at?: string
          from_build?: string | null
          id?: never
          is_automatic?: boolean
          kind?: string
          reason?: string
          share?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'release_events_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      release_pins: {
        Row: {
          area: string
          build: string
          pinned_by: string | null
          reason: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          area: string
          build: string
          pinned_by?: string | null
          reason: string
          updated_at?: string
        }
        Update: {
          area?: string
          build?: string
          pinned_by?: string | null
          reason?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'release_pins_pinned_by_fkey'
            columns: ['pinned_by']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      saved_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          body: string
          created_at?: string
          id?: string
          title: string
          updated_at?: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      slug_redirects: {
        Row: {
          created_at: string
          from_slug: string
          post_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          from_slug: string
          post_id: string
        }
        Update: {
          created_at?: string
          from_slug?: string
          post_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'slug_redirects_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'blog_posts'
            referencedColumns: ['id']
          },
        ]
      }
      testimonials: {
        Row: {
          body: string
          consented_at: string | null
          created_at: string
          id: string
          name_form: string
          position: number | null
          project_id: string
          published_at: string | null
          rating: number
          shown_name: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          body: string
          consented_at?: string | null
          created_at?: string
          id?: string
          name_form: string
          position?: number | null
          project_id: string
          published_at?: string | null
          rating: number
          shown_name: string
          updated_at?: string
        }
        Update: {
          body?: string
          consented_at?: string | null
          created_at?: string
          id?: string
          name_form?: string
          position?: number | null
          project_id?: string
          published_at?: string | null
          rating?: number
          shown_name?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'testimonials_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'admin_client_projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'testimonials_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      user_profiles: {
        Row: {
          company_name: string | null
          created_at: string
          email: string
          how_heard_about_us: string | null
          id: string
          mobile_number: string
          name: string
          onboarding_completed: boolean
          role: string
          search_text: string | null
          team_size: string
          updated_at: string
          user_type: string
        }
        ComputedFields: never
        Insert: {
          company_name?: string | null
          created_at?: string
          email: string
          how_heard_about_us?: string | null
          id: string
          mobile_number?: string
          name: string
          onboarding_completed?: boolean
          role?: string
          search_text?: never
          team_size?: string
          updated_at?: string
          user_type?: string
        }
        Update: {
          company_name?: string | null
          created_at?: string
          email?: string
          how_heard_about_us?: string | null
          id?: string
          mobile_number?: string
          name?: string
          onboarding_completed?: boolean
          role?: string
          search_text?: never
          team_size?: string
          updated_at?: string
          user_type?: string
        }
        Relationships: []
      }
      web_vitals: {
        Row: {
          area: string
          bucket: number
          build: string
          count: number
          day: string
          metric: string
          route: string
          script: string
        }
        ComputedFields: never
        Insert: {
          area: string
          bucket: number
          build: string
          count: number
          day: string
          metric: string
          route: string
          script: string
        }
        Update: {
          area?: string
          bucket?: number
          build?: string
          count?: number
          day?: string
          metric?: string
          route?: string
          script?: string
        }
        Relationships: []
      }
    }
    Views: {
      admin_client_projects: {
        Row: {
          budget_range: string | null
          client_company: string | null
          client_email: string
          client_name: string
          created_at: string
          description: string | null
          id: string
          name: string
          priority: string
          requirements: string | null
          started_on: string | null
          status: string
          timeline: string | null
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'projects_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'user_profiles'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Functions: {
      accept_brief: { Args: { base_version: string; project: string }; Returns: undefined }
      acceptance_case_runs: { Args: { case_id: string }; Returns: Json[] }
      acceptance_list: { Args: { project: string }; Returns: Json }
      acceptance_summaries: { Args: { projects: string[] }; Returns: Json[] }
      add_agent_version: { Args: { name: string; note?: string; project: string }; Returns: undefined }
      add_standard_handover_items: { Args: { project: string }; Returns: number }
      add_working_days: { Args: { days: number; start_day: string }; Returns: string }
      admin_build_figures: {
        Args: { of_area: string }
        Returns: {
          build: string
          failed: number
          inp: number
          lcp: number
          views: number
        }[]
      }
      admin_canaries: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_client_errors: {
        Args: { in_area?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          area: string
          browsers: string[]
          builds: Json
          count: number
          days: number[]
          first_seen: string
          id: string
          kind: string
          last_seen: string
          message: string
          new_since: string
          routes: string[]
          total: number
        }[]
      }
      admin_customers: {
        Args: { in_state?: string; page?: number; page_size?: number; searched?: string; sorted?: string }
        Returns: {
          company_name: string
          created_at: string
          email: string
          how_heard_about_us: string
          id: string
          mobile_number: string
          name: string
          onboarding_completed: boolean
          role: string
          team_size: string
          total: number
        }[]
      }
      admin_faqs: {
        Args: { in_state?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          answer: string
          created_at: string
          id: string
          order_index: number
          place: number
          published: boolean
          question: string
          total: number
        }[]
      }
      admin_feature_flags: {
        Args: Record<PropertyKey, never>
        Returns: {
          area: string
          changed_at: string
          changed_by: string
          kind: string
          last_reason: string
          name: string
          percentage: number
          updated_at: string
        }[]
      }
      admin_images: {
        Args: { in_state?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          bytes: number
          created_at: string
          name: string
          state: string
          total: number
          uses: Json
        }[]
      }
      admin_inbox: {
        Args: { in_filter?: string; page?: number; page_size?: number }
        Returns: {
          assigned_name: string
          assigned_to: string
          client_company: string
          client_id: string
          client_name: string
          is_last_deleted: boolean
          last_at: string
          last_author: string
          last_body: string
          last_file_count: number
          last_sequence: number
          last_side: string
          project_id: string
          project_name: string
          started_on: string
          status: string
          total: number
          unread: number
          waiting_for: string
          waiting_since: string
        }[]
      }
      admin_mails: {
        Args: { in_state?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          attempts: number
          created_at: string
          finished_at: string
          id: number
          kind: string
          label: string
          last_error: string
          project_id: string
          project_name: string
          recipient: string
          send_after: string
          state: string
          subject: string
          total: number
        }[]
      }
      admin_partners: {
        Args: { in_category?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          benefits: string[]
          case_study_description: string
          case_study_results: string[]
          case_study_title: string
          category: string
          description: string
          id: string
          logo_url: string
          name: string
          partnership_type: string
          total: number
          updated_at: string
          website: string
        }[]
      }
      admin_post_categories: {
        Args: Record<PropertyKey, never>
        Returns: {
          category: string
        }[]
      }
      admin_posts: {
        Args: {
          in_category?: string
          in_state?: string
          page?: number
          page_size?: number
          searched?: string
          sorted?: string
        }
        Returns: {
          author: string
          category: string
          excerpt: string
          id: string
          publish_at: string
          publish_date: string
          published: boolean
          slug: string
          title: string
          total: number
          updated_at: string
        }[]
      }
      admin_projects: {
        Args: {
          in_status?: string
          of_client?: string
          page?: number
          page_size?: number
          searched?: string
          sorted?: string
        }
        Returns: {
          budget_range: string
          client_company: string
          client_email: string
          client_name: string
          created_at: string
          deleted_at: string
          description: string
          id: string
          name: string
          priority: string
          requirements: string
          started_on: string
          status: string
          timeline: string
          total: number
          updated_at: string
          user_id: string
        }[]
      }
      admin_subscribers: {
        Args: { in_status?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          confirmed_at: string
          consented_at: string
          email: string
          id: string
          status: string
          total: number
          unsubscribed_at: string
        }[]
      }
      admin_team: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          name: string
        }[]
      }
      admin_testimonials: {
        Args: { in_state?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          body: string
          client_name: string
          created_at: string
          id: string
          place: number
          project_id: string
          project_name: string
          published_total: number
          rating: number
          shown_name: string
          state: string
          total: number
          updated_at: string
        }[]
      }
      admin_web_vitals: {
        Args: { in_area?: string }
        Returns: {
          area: string
          p75: Json
          route: string
          views: number
        }[]
      }
      ask_about_answer: {
        Args: { body: string; message: string; project: string; question: string }
        Returns: undefined
      }
      assign_project: { Args: { admin?: string; project: string }; Returns: undefined }
      begin_file_upload: {
        Args: {
          bytes: number
          max_file_bytes: number
          max_project_bytes: number
          name: string
          note: string
          project: string
          upload: string
          uploader: string
        }
        Returns: boolean
      }
      blog_categories: {
        Args: Record<PropertyKey, never>
        Returns: {
          category: string
        }[]
      }
      blog_page: {
        Args: { in_category?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          author: string
          category: string
          excerpt: string
          id: string
          image_url: string
          publish_date: string
          read_time: string
          slug: string
          tags: string[]
          title: string
          total: number
        }[]
      }
      brief_states: {
        Args: { projects: string[] }
        Returns: {
          answered: number
          missing: number
          open_queries: number
          project_id: string
          state: string
          total: number
        }[]
      }
      calendar_feed: { Args: { token: string }; Returns: Json }
      cancel_file_upload: { Args: { upload: string }; Returns: boolean }
      client_error: {
        Args: { cause: string }
        Returns: {
          area: string
          builds: Json
          by_browser: Json
          by_build: Json
          by_route: Json
          count: number
          first_seen: string
          id: string
          kind: string
          last_seen: string
          message: string
          new_since: string
          stack: string
        }[]
      }
      compared_canaries: { Args: Record<PropertyKey, never>; Returns: Json }
      complete_project_step: { Args: { step: string }; Returns: undefined }
      confirm_acceptance_list: { Args: { list_version: number; project: string }; Returns: undefined }
      content_state: { Args: Record<PropertyKey, never>; Returns: string }
      content_stats: {
        Args: Record<PropertyKey, never>
        Returns: {
          faqs: number
          partners: number
          posts: number
          published_posts: number
        }[]
      }
      continue_file_upload: {
        Args: { project: string; upload: string; uploader: string }
        Returns: {
          bytes: number
          is_stored: boolean
          storage_upload: string
        }[]
      }
      correct_instalment: {
        Args: {
          amount_cents?: number
          base_version: string
          correction: string
          due_on?: string
          instalment: string
          reason: string
        }
        Returns: {
          amount_cents: number | null
          currency: string
          due_on: string | null
          id: string
          paid_on: string | null
          part: number
          plan_name: string | null
          price_list_version: number | null
          project_id: string
          reference: string | null
          state: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'instalments'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      customer_history: {
        Args: { customer: string }
        Returns: {
          by: string
          changed_fields: string[]
          created_at: string
          from_value: string
          kind: string
          project_id: string
          project_name: string
          to_value: string
        }[]
      }
      customer_stats: {
        Args: { tz?: string }
        Returns: {
          onboarded: number
          pending: number
          this_month: number
          total: number
        }[]
      }
      decide_acceptance_proposal: { Args: { decision: string; proposal: string }; Returns: undefined }
      decide_by_link: { Args: { comment?: string; decision: string; token_hash: string }; Returns: string }
      decide_canary: { Args: { area: string; base_version: string; outcome: string; reason: string }; Returns: boolean }
      decide_deliverable: { Args: { decisions: Json; version: string }; Returns: undefined }
      decide_refund: { Args: { decision: string; reason?: string; refund: string }; Returns: undefined }
      decision_request: { Args: { token_hash: string }; Returns: Json }
      delete_agent_version: { Args: { name: string; project: string }; Returns: undefined }
      delete_handover_item: { Args: { item: string; project: string }; Returns: undefined }
      delete_message: { Args: { message: string }; Returns: undefined }
      delete_own_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      delete_project_file: { Args: { file: string }; Returns: undefined }
      delivery_promise: {
        Args: Record<PropertyKey, never>
        Returns: {
          median_days: number
          on_time_percent: number
          projects: number
        }[]
      }
      delivery_report: { Args: { days?: number; of_plan?: string }; Returns: Json }
      discard_deliverable_draft: { Args: { version: string }; Returns: undefined }
      edit_message: { Args: { body: string; message: string }; Returns: undefined }
      end_canary: {
        Args: { area: string; base_version: string; is_promoted: boolean; reason: string }
        Returns: undefined
      }
      existing_sessions: { Args: { sessions: string[] }; Returns: string[] }
      export_account: { Args: { account: string; session: string }; Returns: Json }
      export_own_data: { Args: Record<PropertyKey, never>; Returns: Json }
      exported_file_versions: {
        Args: { account: string }
        Returns: {
          created_at: string
          name: string
          object_path: string
          project_id: string
          project_name: string
          version: number
        }[]
      }
      feature_flag_values: {
        Args: Record<PropertyKey, never>
        Returns: {
          area: string
          name: string
          percentage: number
        }[]
      }
      file_versions: { Args: { file: string }; Returns: Json[] }
      files_to_scan: {
        Args: Record<PropertyKey, never>
        Returns: {
          bytes: number
          id: string
          object_path: string
        }[]
      }
      finish_file_upload: {
        Args: { mime_type: string; scan_state: string; sha256: string; upload: string }
        Returns: boolean
      }
      finish_mail: {
        Args: { error?: string; is_permanent?: boolean; lease: string; mail: number; subject?: string }
        Returns: undefined
      }
      forget_removed_objects: { Args: { paths: string[] }; Returns: undefined }
      hold_project: { Args: { project: string; reason: string; waits_for: string }; Returns: undefined }
      images_to_prune: {
        Args: { unused_days?: number }
        Returns: {
          name: string
        }[]
      }
      import_acceptance_cases: { Args: { cases: Json; project: string }; Returns: number }
      inbox_stats: {
        Args: Record<PropertyKey, never>
        Returns: {
          waiting: number
          waiting_since: string
        }[]
      }
      instalment_history: {
        Args: { project: string }
        Returns: {
          by: string
          created_at: string
          due_on: string
          from_amount_cents: number
          id: number
          kind: string
          paid_on: string
          part: number
          reason: string
          reference: string
          to_amount_cents: number
        }[]
      }
      is_known_device: { Args: { address: string; token_hash: string }; Returns: boolean }
      lease_mails: { Args: { delay_seconds?: number; lease_seconds?: number; max_mails?: number }; Returns: Json[] }
      live_events_after: {
        Args: { after?: string }
        Returns: {
          cursor: string
          for_admins: boolean
          kind: string
          project_id: string
          user_id: string
        }[]
      }
      make_admin: { Args: { email: string; password?: string }; Returns: string }
      mark_instalment_paid: {
        Args: { base_version: string; instalment: string; paid_on: string; reference: string }
        Returns: {
          amount_cents: number | null
          currency: string
          due_on: string | null
          id: string
          paid_on: string | null
          part: number
          plan_name: string | null
          price_list_version: number | null
          project_id: string
          reference: string | null
          state: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'instalments'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_refund_paid: { Args: { paid_back_on: string; reference: string; refund: string }; Returns: undefined }
      move_faq: { Args: { faq: string; in_state?: string; searched?: string; up: boolean }; Returns: number }
      move_project_step: {
        Args: { base_version: string; first_day: string; last_day: string; reason: string; step: string }
        Returns: {
          done_at: string | null
          first_day: string
          id: string
          kind: string
          last_day: string
          position: number
          project_id: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'project_steps'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      move_testimonial: { Args: { testimonial: string; up: boolean }; Returns: number }
      newsletter_confirm: { Args: { token: string }; Returns: boolean }
      newsletter_request: {
        Args: { email: string }
        Returns: {
          confirm_token: string
          unsubscribe_token: string
        }[]
      }
      newsletter_unsubscribe: { Args: { token: string }; Returns: undefined }
      objects_to_remove: { Args: Record<PropertyKey, never>; Returns: string[] }
      open_approvals: {
        Args: Record<PropertyKey, never>
        Returns: {
          name: string
          number: number
          project_id: string
          version_id: string
        }[]
      }
      own_account: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
          is_admin: boolean
        }[]
      }
      own_projects: {
        Args: { in_order?: string; in_status?: string; page?: number; page_size?: number; searched?: string }
        Returns: {
          budget_range: string
          created_at: string
          description: string
          id: string
          name: string
          priority: string
          requirements: string
          started_on: string
          status: string
          timeline: string
          total: number
          updated_at: string
        }[]
      }
      own_testimonial: { Args: { project: string }; Returns: Json }
      pin_release: { Args: { area: string; base_version?: string; build: string; reason: string }; Returns: undefined }
      pinned_builds: {
        Args: Record<PropertyKey, never>
        Returns: {
          area: string
          build: string
        }[]
      }
      previewed_post: {
        Args: { link: string }
        Returns: {
          author: string
          canonical_url: string | null
          category: string
          content: string
          excerpt: string
          focus_keyword: string | null
          id: string
          image_url: string
          meta_description: string | null
          meta_title: string | null
          og_image_url: string | null
          publish_at: string | null
          publish_date: string
          published: boolean
          read_time: string
          schema_type: string
          slug: string
          tags: string[]
          title: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'blog_posts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      project_brief: { Args: { project: string }; Returns: Json }
      project_deliverables: {
        Args: { project: string }
        Returns: {
          created_at: string
          id: string
          name: string
          versions: Json
        }[]
      }
      project_file_list: {
        Args: { project: string }
        Returns: {
          current: Json
          file_id: string
          may_delete: boolean
          used_bytes: number
          versions: number
        }[]
      }
      project_handover: { Args: { project: string }; Returns: Json }
      project_history: {
        Args: { project: string }
        Returns: {
          by: string
          changed_fields: string[]
          created_at: string
          from_value: string
          id: number
          kind: string
          to_value: string
        }[]
      }
      project_plans: {
        Args: { projects: string[] }
        Returns: {
          days: string[]
          holds: Json
          project_id: string
          steps: Json
          waited_for_client: number
          waited_for_us: number
          zone: string
        }[]
      }
      project_room: {
        Args: { project: string }
        Returns: {
          is_closed: boolean
          last_sequence: number
          read_sequence: number
          side: string
        }[]
      }
      project_stats: {
        Args: Record<PropertyKey, never>
        Returns: {
          active: number
          completed: number
          draft: number
          on_hold: number
          total: number
        }[]
      }
      project_step_history: {
        Args: { project: string }
        Returns: {
          by: string
          created_at: string
          from_first_day: string
          from_last_day: string
          id: number
          kind: string
          reason: string
          step: string
          to_first_day: string
          to_last_day: string
          waits_for: string
        }[]
      }
      project_thread: {
        Args: {
          after_sequence?: number
          around_sequence?: number
          before_sequence?: number
          page_size?: number
          project: string
        }
        Returns: {
          author_name: string
          body: string
          created_at: string
          deleted_at: string
          edited_at: string
          files: Json
          id: string
          is_own: boolean
          sequence: number
          side: string
        }[]
      }
      propose_acceptance_change: {
        Args: {
          base_version?: string
          case_id?: string
          expected?: string
          files?: string[]
          importance?: string
          input?: string
          kind: string
          project: string
          proposal: string
          reason: string
          title?: string
        }
        Returns: boolean
      }
      publish_brief: {
        Args: { base_version: string; version: string }
        Returns: {
          created_at: string
          id: string
          number: number
          published_at: string | null
          published_by: string | null
          questions: NonNullable<Json>
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'brief_versions'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      publish_pricing: { Args: { add_ons: Json; based_on?: number; plans: Json }; Returns: undefined }
      publish_testimonial: {
        Args: { base_version: string; is_published: boolean; testimonial: string }
        Returns: undefined
      }
      published_testimonials: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          id: string
          shown_name: string
        }[]
      }
      purge_client_errors: { Args: Record<PropertyKey, never>; Returns: number }
      purge_live_events: { Args: Record<PropertyKey, never>; Returns: number }
      purge_mails: { Args: Record<PropertyKey, never>; Returns: number }
      purge_pending_subscribers: { Args: Record<PropertyKey, never>; Returns: number }
      purge_web_vitals: { Args: Record<PropertyKey, never>; Returns: number }
      queue_client_reminders: { Args: Record<PropertyKey, never>; Returns: number }
      queue_mail: {
        Args: { content: Json; label: string; recipient: string; subject: string; unique_key?: string }
        Returns: undefined
      }
      queue_reminders: { Args: Record<PropertyKey, never>; Returns: number }
      queue_support_notices: { Args: Record<PropertyKey, never>; Returns: number }
      record_acceptance_run: {
        Args: {
          agent_version: string
          case_id: string
          case_version: number
          note?: string
          picture?: string
          result: string
          run: string
        }
        Returns: undefined
      }
      record_client_errors: { Args: { errors: Json; live: Json }; Returns: number }
      record_page_views: { Args: { views: Json }; Returns: undefined }
      record_scan: { Args: { is_infected: boolean; version: string }; Returns: undefined }
      record_security_notice: {
        Args: { account?: string; address: string; kind: string; token_hash: string }
        Returns: boolean
      }
      record_unavailable_address: { Args: { account: string; address: string }; Returns: undefined }
      record_web_vitals: { Args: { live: Json; vitals: Json }; Returns: number }
      remember_device: { Args: { account: string; token_hash: string }; Returns: boolean }
      remove_feature_flag: {
        Args: { area: string; base_version: string; name: string; reason: string }
        Returns: undefined
      }
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined }
      reopen_brief: { Args: { project: string; reason: string }; Returns: undefined }
      reopen_project_step: { Args: { step: string }; Returns: undefined }
      report_security_notice: {
        Args: { token_hash: string }
        Returns: {
          address: string
          outcome: string
        }[]
      }
      request_approval: { Args: { base_version: string; version: string }; Returns: undefined }
      request_refund: { Args: { project: string; reason: string; refund: string }; Returns: undefined }
      resolve_brief_queries: { Args: { project: string; question: string }; Returns: undefined }
      restore_file_version: { Args: { version: string }; Returns: undefined }
      restore_project: { Args: { project: string }; Returns: undefined }
      resume_project: { Args: { project: string }; Returns: undefined }
      retry_mail: { Args: { mail: number }; Returns: undefined }
      route_web_vitals: { Args: { of_route: string }; Returns: Json }
      running_canaries: {
        Args: Record<PropertyKey, never>
        Returns: {
          area: string
          build: string
          share: number
          stable_build: string
          updated_at: string
        }[]
      }
      save_acceptance_case: {
        Args: {
          base_version?: string
          case_id: string
          expected: string
          files?: string[]
          importance: string
          input: string
          project: string
          title: string
        }
        Returns: Json[]
      }
      save_brief_answer: {
        Args: { answer: string; base_version: string; project: string; question: string }
        Returns: {
          file_id: string | null
          project_id: string
          question_id: string
          updated_at: string
          value: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'brief_answers'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_deliverable_draft: {
        Args: { base_version?: string; deliverable: string; items: Json; name: string; notes: string; project: string }
        Returns: {
          comment: string | null
          deliverable_id: string
          ended_at: string | null
          ended_by: string | null
          ended_by_mail: boolean
          id: string
          notes: string
          number: number
          project_id: string
          requested_at: string | null
          requested_by: string | null
          state: string
          updated_at: string
          void_reason: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'deliverable_versions'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_handover_item: {
        Args: {
          base_version?: string
          item: string
          kind: string
          link?: string
          note?: string
          project: string
          title: string
        }
        Returns: {
          client_ticked_at: string | null
          client_ticked_by: string | null
          created_at: string
          id: string
          kind: string
          link: string | null
          note: string | null
          project_id: string
          team_ticked_at: string | null
          team_ticked_by: string | null
          title: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'handover_items'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_testimonial: {
        Args: { body: string; may_publish: boolean; name_form: string; project: string; rating: number }
        Returns: undefined
      }
      search_rooms: {
        Args: { in_project?: string; searched: string }
        Returns: {
          author_name: string
          created_at: string
          excerpt: string
          file_id: string
          kind: string
          project_id: string
          project_name: string
          sequence: number
          side: string
        }[]
      }
      send_message: { Args: { body: string; files?: string[]; message: string; project: string }; Returns: number }
      session_is_fresh: { Args: Record<PropertyKey, never>; Returns: boolean }
      set_acceptance_case_deleted: { Args: { case_id: string; is_deleted: boolean }; Returns: undefined }
      set_feature_flag: {
        Args: { area: string; base_version?: string; kind: string; name: string; percentage: number; reason: string }
        Returns: {
          area: string
          kind: string
          name: string
          percentage: number
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'feature_flags'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_project_total: { Args: { project: string; reason: string; total_cents: number }; Returns: undefined }
      set_read_mark: { Args: { is_unread?: boolean; project: string; up_to: number }; Returns: undefined }
      set_storage_upload: { Args: { storage_upload: string; upload: string }; Returns: undefined }
      settle_wait: { Args: { project: string; up_to: number }; Returns: undefined }
      sign_off: { Args: { agreed: boolean; basis_hash: string; project: string; typed_name: string }; Returns: string }
      sign_off_state: { Args: { project: string }; Returns: Json }
      skip_brief: { Args: { project: string; reason: string }; Returns: undefined }
      start_brief: { Args: { project: string }; Returns: undefined }
      start_canary: {
        Args: {
          area: string
          base_version?: string
          build: string
          error_margin: number
          min_views: number
          promote_after_hours: number
          reason: string
          share: number
          stable_build: string
          vitals_margin: number
        }
        Returns: undefined
      }
      start_project_steps: { Args: { first_day: string; project: string }; Returns: undefined }
      stored_file_version: {
        Args: { version: string }
        Returns: {
          bytes: number
          mime_type: string
          name: string
          object_path: string
          scan_state: string
        }[]
      }
      submit_brief: { Args: { project: string }; Returns: undefined }
      swap_faq_order: { Args: { a: string; b: string }; Returns: undefined }
      take_back_testimonial_consent: { Args: { project: string }; Returns: undefined }
      take_back_waiver: { Args: { case_id: string }; Returns: undefined }
      tick_handover_item: {
        Args: { base_version: string; is_ticked: boolean; item: string; project: string }
        Returns: undefined
      }
      unpin_release: { Args: { area: string; base_version: string; reason: string }; Returns: undefined }
      unread_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          project_id: string
          unread: number
        }[]
      }
      unsubscribe_notifications: { Args: { token: string }; Returns: undefined }
      verify_acceptance: { Args: { code: string; day: string; hash: string; id: string }; Returns: Json }
      waive_acceptance_case: { Args: { case_id: string; case_version: number; reason: string }; Returns: undefined }
      withdraw_acceptance_confirmation: { Args: { project: string }; Returns: undefined }
      withdraw_approval_request: { Args: { version: string }; Returns: undefined }
      withdraw_refund: { Args: { refund: string }; Returns: undefined }
      withdraw_testimonial: { Args: { project: string }; Returns: undefined }
      working_days_between: { Args: { from_day: string; until_day: string }; Returns: number }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
